import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastStore, type ToastStore } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const staying = (store: ToastStore) =>
  store
    .get()
    .filter(({ leaving }) => !leaving)
    .map(({ title }) => title)

describe('a toast', () => {
  it('has an id, a kind and a duration', () => {
    const store = createToastStore()
    const id = store.show({ kind: 'success', title: 'Saved', duration: 900 })
    expect(store.get()).toMatchObject([{ id, kind: 'success', duration: 900 }])
    expect(store.show({ kind: 'info', title: 'Next' })).not.toBe(id)
    expect(store.show({ id: 'net', kind: 'info', title: 'Offline' })).toBe('net')
  })

  it('stays for 5000 ms by default [TOAST-04]', () => {
    const store = createToastStore()
    store.show({ kind: 'error', title: 'Failed' })
    vi.advanceTimersByTime(4999)
    expect(staying(store)).toEqual(['Failed'])
    vi.advanceTimersByTime(1)
    expect(staying(store)).toEqual([])
  })

  it('disappears after its own duration [TOAST-03]', () => {
    const store = createToastStore()
    store.show({ kind: 'info', title: 'Short', duration: 1000 })
    store.show({ kind: 'info', title: 'Long', duration: 2000 })
    vi.advanceTimersByTime(1000)
    expect(staying(store)).toEqual(['Long'])
  })

  it('stays until it is dismissed without a duration', () => {
    const store = createToastStore()
    const id = store.show({ kind: 'warning', title: 'Read me', duration: null })
    vi.advanceTimersByTime(3_600_000)
    expect(staying(store)).toEqual(['Read me'])
    store.dismiss(id)
    expect(staying(store)).toEqual([])
  })

  it('pauses while it is hovered and then continues with the remaining time', () => {
    const store = createToastStore()
    store.show({ kind: 'info', title: 'Read me' })
    vi.advanceTimersByTime(3000)
    store.pause()
    vi.advanceTimersByTime(60_000)
    expect(staying(store)).toEqual(['Read me'])
    store.resume()
    vi.advanceTimersByTime(1999)
    expect(staying(store)).toEqual(['Read me'])
    vi.advanceTimersByTime(1)
    expect(staying(store)).toEqual([])
  })

  it('waits for the pointer if it appears while another is hovered', () => {
    const store = createToastStore()
    store.show({ kind: 'info', title: 'Hovered' })
    store.pause()
    store.show({ kind: 'info', title: 'New', duration: 1000 })
    vi.advanceTimersByTime(60_000)
    expect(staying(store)).toEqual(['Hovered', 'New'])
    store.resume()
    vi.advanceTimersByTime(1000)
    expect(staying(store)).toEqual(['Hovered'])
  })

  it('stays paused while others remain after one has disappeared', () => {
    const store = createToastStore()
    const id = store.show({ kind: 'info', title: 'First' })
    store.show({ kind: 'info', title: 'Hovered' })
    store.pause()
    store.remove(id)
    store.show({ kind: 'info', title: 'New' })
    vi.advanceTimersByTime(60_000)
    expect(staying(store)).toEqual(['Hovered', 'New'])
  })

  it('keeps its remaining time if the pointer is reported twice', () => {
    const store = createToastStore()
    store.show({ kind: 'info', title: 'Read me' })
    vi.advanceTimersByTime(3000)
    store.resume()
    vi.advanceTimersByTime(500)
    store.pause()
    vi.advanceTimersByTime(500)
    store.pause()
    store.resume()
    vi.advanceTimersByTime(1499)
    expect(staying(store)).toEqual(['Read me'])
    vi.advanceTimersByTime(1)
    expect(staying(store)).toEqual([])
  })

  it('disappears only after its exit animation', () => {
    const store = createToastStore()
    const id = store.show({ kind: 'info', title: 'Read me' })
    const heard = vi.fn()
    store.subscribe(heard)
    store.dismiss(id)
    store.dismiss(id)
    store.dismiss('never')
    expect(heard).toHaveBeenCalledOnce()
    expect(store.get()).toMatchObject([{ id, leaving: true }])
    store.remove(id)
    expect(store.get()).toEqual([])
  })

  it('leaves no timer when it is dismissed, removed or replaced by newer ones', () => {
    const store = createToastStore()
    const shown = ['1', '2', '3', '4', '5', '6'].map((title) => store.show({ kind: 'info', title }))
    expect(vi.getTimerCount()).toBe(4)
    store.dismiss(shown[2] ?? '')
    store.remove(shown[3] ?? '')
    expect(vi.getTimerCount()).toBe(2)
  })

  it('does not pause the next one when it disappears under the pointer', () => {
    const store = createToastStore()
    const id = store.show({ kind: 'info', title: 'Under the pointer' })
    store.pause()
    store.dismiss(id)
    store.remove(id)
    store.show({ kind: 'info', title: 'Next' })
    vi.advanceTimersByTime(5000)
    expect(staying(store)).toEqual([])
  })

  it('replaces one with the same id and restarts the timer [TOAST-01]', () => {
    const store = createToastStore()
    store.show({ id: 'net', kind: 'error', title: 'Offline' })
    vi.advanceTimersByTime(4000)
    store.show({ id: 'net', kind: 'success', title: 'Online' })
    vi.advanceTimersByTime(4000)
    expect(staying(store)).toEqual(['Online'])
    expect(store.get()).toHaveLength(1)
  })

  it('is removed when there are more than four', () => {
    const store = createToastStore()
    for (const title of ['1', '2', '3', '4', '5']) store.show({ kind: 'info', title })
    expect(staying(store)).toEqual(['2', '3', '4', '5'])
  })
})
