import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { testConfig } from '../../../tests/support/site-config.ts'
import type { SiteConfig } from '../../../schemas/compiled.ts'
import { consent } from '../../lib/preferences/consent.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'
import { ConsentPlace } from './consent-slot.tsx'

// Preloads what the component loads lazily.
beforeAll(() => import('../../modules/consent/index.ts'))
beforeEach(() => consent.set(undefined))
afterEach(() => vi.restoreAllMocks())

const withoutFrames: SiteConfig = {
  ...testConfig,
  analytics: { platformEvents: [], metrics: '1', asksConsent: true },
}
const asking = { ...withoutFrames, framesOrigin: 'http://frames.example' }

async function show(config: SiteConfig = asking) {
  const mounted = await mount(<ConsentPlace />, { config })
  await settle()
  return mounted
}

describe('the question about analytics', () => {
  it.each([
    ['Согласен', 'accepted'],
    ['Отказаться', 'declined'],
  ])('is answered with %s, and not asked again', async (name, answer) => {
    const main = document.createElement('main')
    main.id = 'main'
    main.tabIndex = -1
    document.body.append(main)
    const { container, control, unmount } = await show()
    expect(container.querySelector('section')).not.toBeNull()
    expect(container.querySelector('dialog, [aria-modal]')).toBeNull()
    await click(control(name))
    expect(container.innerHTML).toBe('')
    expect(document.activeElement).toBe(main)
    expect(localStorage.getItem(storageKeys.consent)).toBe(answer)
    await unmount()
    const again = await show()
    expect(again.container.innerHTML).toBe('')
    await again.unmount()
    main.remove()
  })

  it.each<[string, SiteConfig]>([
    ['the settings do not ask', { ...asking, analytics: { ...asking.analytics, asksConsent: false } }],
    ['there is no service', { ...asking, analytics: { platformEvents: [], asksConsent: true } }],
    ['services have no origin', withoutFrames],
  ])('is not asked where %s', async (_what, config) => {
    const { container } = await show(config)
    expect(container.innerHTML).toBe('')
  })

  it('that was answered without storage is not asked again by the page', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    consent.set('declined')
    const { container } = await show()
    expect(container.innerHTML).toBe('')
  })

  it('that is opened again shows the answer, and can be closed without a change', async () => {
    const opener = document.createElement('button')
    document.body.append(opener)
    consent.set('accepted')
    const { container, control, unmount } = await show()
    opener.focus()
    await act(async () => consent.ask())
    await settle()
    const question = container.querySelector('section')
    expect(question?.textContent).toContain('Сейчас: вы согласились.')
    expect(document.activeElement).toBe(question)
    await click(control('Закрыть'))
    expect(container.innerHTML).toBe('')
    expect(document.activeElement).toBe(opener)
    expect(localStorage.getItem(storageKeys.consent)).toBe('accepted')
    await unmount()
    opener.remove()
  })

  it('that is opened again accepts the other answer, and stores it', async () => {
    consent.set('accepted')
    const { container, control } = await show()
    await act(async () => consent.ask())
    await settle()
    await click(control('Отказаться'))
    expect(container.innerHTML).toBe('')
    expect(localStorage.getItem(storageKeys.consent)).toBe('declined')
  })

  it('closes with the Escape key only after an answer', async () => {
    const { container, control } = await show()
    const escape = () => act(async () => void container.querySelector('section')?.dispatchEvent(key()))
    const key = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
    await escape()
    expect(container.querySelector('section')).not.toBeNull()
    await click(control('Согласен'))
    await act(async () => consent.ask())
    await settle()
    await escape()
    expect(container.innerHTML).toBe('')
    expect(consent.get()).toBe('accepted')
  })

  it('closes in every tab as soon as it is answered in one', async () => {
    const { container } = await show()
    expect(container.querySelector('section')).not.toBeNull()
    localStorage.setItem(storageKeys.consent, 'declined')
    await act(async () => void dispatchEvent(new StorageEvent('storage', { key: storageKeys.consent })))
    expect(container.innerHTML).toBe('')
  })
})
