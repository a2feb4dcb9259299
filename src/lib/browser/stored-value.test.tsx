import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as storageKeys from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

const key = storageKeys.hideBalance
const stored = () => localStorage.getItem(key)

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('a stored value', () => {
  it('starts with the text of an earlier visit', () => {
    localStorage.setItem(key, 'earlier')
    expect(createStoredValue(key).get()).toBe('earlier')
  })

  it('writes and removes the entry and informs subscribers', () => {
    const value = createStoredValue(key)
    const listener = vi.fn()
    const stop = value.subscribe(listener)
    value.set('1')
    expect([value.get(), stored()]).toEqual(['1', '1'])
    value.set(null)
    expect([value.get(), stored()]).toEqual([null, null])
    stop()
    value.set('2')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('follows a change in another tab, and only one of its own key', () => {
    const value = createStoredValue(key)
    localStorage.setItem(key, 'other tab')
    dispatchEvent(new StorageEvent('storage', { key: storageKeys.scheme }))
    expect(value.get()).toBeNull()
    dispatchEvent(new StorageEvent('storage', { key }))
    expect(value.get()).toBe('other tab')
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(value.get()).toBeNull()
  })

  it('keeps the text in memory when the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('quota')
    })
    const value = createStoredValue(key)
    value.set('1')
    expect([value.get(), stored()]).toEqual(['1', null])
  })

  it('hydrates with null and then shows the stored text', async () => {
    localStorage.setItem(key, 'kept')
    const value = createStoredValue(key)
    const Shown = () => <p>{value.use() ?? 'none'}</p>
    const host = document.createElement('div')
    host.innerHTML = renderToString(<Shown />)
    expect(host.textContent).toBe('none')
    const onRecoverableError = vi.fn()
    await act(async () => hydrateRoot(host, <Shown />, { onRecoverableError }))
    expect(host.textContent).toBe('kept')
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  it('renders again after a change', async () => {
    const value = createStoredValue(key)
    const Shown = () => value.use()
    const host = document.createElement('div')
    await act(async () => createRoot(host).render(<Shown />))
    await act(async () => value.set('next'))
    expect(host.textContent).toBe('next')
  })
})
