// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
// Declares window.__marqueeBoot.
import type {} from '../../lib/browser/boot.ts'
import { boot, button, endBoot, waitingPage } from '../../../tests/support/boot.ts'

afterEach(endBoot)

describe("a guest's click on a button with a popup", () => {
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
    document.documentElement.lang = 'ru'
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url)
      return Promise.resolve(new Response(null, { status: 204 }))
    })
  })
  afterEach(() => {
    delete document.documentElement.dataset['player']
    history.replaceState(null, '', '/')
  })

  const opens = (popup: string) => `data-action='${JSON.stringify({ type: 'openPopup', popup })}'`

  it('asks the server for the popup, and holds the click for the application', async () => {
    const done = await boot()
    const { element, press } = button(opens('login'))
    press()
    press()
    expect(asked).toEqual(['/nfx/popup-html/ru/login'])
    expect(done()).toEqual([element])
  })

  /** A page whose code waits, with a button for the login. The server answers with a popup, or with nothing. */
  async function waitingOpener(answer: Response) {
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url)
      return Promise.resolve(answer)
    })
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        replaceSync = vi.fn()
      },
    )
    Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true })
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      this.open = false
      this.dispatchEvent(new Event('close'))
    }
    HTMLDialogElement.prototype.getAnimations = () => []
    const hasLoaded = waitingPage()
    await boot()
    const opener = document.querySelector('button')
    if (opener === null) throw new Error('no button')
    opener.setAttribute('data-action', JSON.stringify({ type: 'openPopup', popup: 'login' }))
    return { hasLoaded, opener }
  }
  const popup = () =>
    Response.json({
      css: '',
      forms: ['login'],
      html: '<dialog><div><button data-closes>×</button><input name="login" data-autofocus><button name="send">Войти</button></div></dialog>',
      failure: '<p role="alert">Нет связи <button data-retry>Ещё раз</button></p>',
    })
  const dialog = () => document.querySelector('dialog')

  it('has asked when the pointer went down, and loads the code when the form is used', async () => {
    const { hasLoaded, opener } = await waitingOpener(popup())
    opener.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    opener.click()
    expect(asked).toEqual(['/nfx/popup-html/ru/login'])
    await vi.waitFor(() => expect(dialog()?.open).toBe(true))
    expect(document.activeElement).toBe(document.querySelector('dialog input'))
    expect(hasLoaded()).toBe(false)
    document.querySelector('dialog input')?.dispatchEvent(new Event('input', { bubbles: true }))
    expect(hasLoaded()).toBe(true)
  })

  it('gets a skeleton while the popup is on its way, which closes if nothing arrives [DLG-13]', async () => {
    const { hasLoaded, opener } = await waitingOpener(new Response(null, { status: 204 }))
    let lose = () => {}
    vi.stubGlobal(
      'fetch',
      () => new Promise((_resolve, reject) => (lose = () => reject(new TypeError('lost')))),
    )
    opener.click()
    await vi.waitFor(() => expect(dialog()?.open).toBe(true))
    expect(dialog()?.ariaLabel).toBe('Press')
    expect(window.__marqueeBoot?.popup()?.forms).toEqual([])
    lose()
    await vi.waitFor(() => expect(hasLoaded()).toBe(true))
    expect(dialog()?.open).toBe(true)
    const retry = vi.fn()
    window.__marqueeBoot?.fail(retry)
    expect([dialog(), opener.dataset['pending']]).toEqual([null, undefined])
    opener.click()
    lose()
    await vi.waitFor(() => expect(retry).toHaveBeenCalledOnce())
  })

  it('shows the popup in the dialog of its skeleton, which closes as before', async () => {
    const { opener } = await waitingOpener(popup())
    let arrive = (_answer: Response) => {}
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)))
    opener.click()
    await vi.waitFor(() => expect(dialog()?.getAttribute('aria-busy')).toBe('true'))
    const skeleton = dialog()
    arrive(popup())
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('dialog input')))
    expect([dialog(), dialog()?.open, dialog()?.getAttribute('aria-busy')]).toEqual([skeleton, true, null])
    document.querySelector<HTMLElement>('[data-closes]')?.click()
    expect([dialog(), opener.dataset['pending']]).toEqual([null, undefined])
  })

  it('needs no code if the guest closes it', async () => {
    const { hasLoaded, opener } = await waitingOpener(popup())
    opener.click()
    await vi.waitFor(() => expect(dialog()?.open).toBe(true))
    const close = document.querySelector<HTMLElement>('[data-closes]')
    close?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    close?.click()
    expect(dialog()).toBeNull()
    expect(opener.dataset['pending']).toBeUndefined()
    expect(hasLoaded()).toBe(false)
  })

  it('tells the guest that the code has not arrived, and keeps what was typed and clicked', async () => {
    const { opener } = await waitingOpener(popup())
    opener.click()
    await vi.waitFor(() => expect(dialog()?.open).toBe(true))
    const field = document.querySelector<HTMLInputElement>('dialog input')
    const send = document.querySelector<HTMLButtonElement>('[name=send]')
    if (field) field.value = '90 123'
    send?.click()
    field?.focus()
    const retry = vi.fn()
    window.__marqueeBoot?.fail(retry)
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Нет связи')
    expect(send?.dataset['pending']).toBeUndefined()
    // Only a click tries again, not a mouse that moves.
    document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, movementX: 1 }))
    expect(retry).not.toHaveBeenCalled()
    document.querySelector<HTMLElement>('[data-retry]')?.click()
    expect(retry).toHaveBeenCalledOnce()
    expect(document.querySelector('[role=alert]')).toBeNull()
    expect(document.activeElement).toBe(field)
    expect(field?.value).toBe('90 123')
    expect(window.__marqueeBoot?.popup()?.clicks).toEqual([send])
    expect(send?.dataset['pending']).toBe('')
  })

  it('loads code that has not arrived with the next click, if there is no popup', async () => {
    await boot()
    const { element, press } = button()
    press()
    const retry = vi.fn()
    window.__marqueeBoot?.fail(retry)
    expect(element.dataset['pending']).toBeUndefined()
    press()
    expect(retry).toHaveBeenCalledOnce()
  })

  it('closes by "back" on phones, and leaves no entry that "back" stops at', async () => {
    vi.stubGlobal('innerWidth', 390)
    history.replaceState({ page: 'before' }, '', '/')
    history.pushState(null, '', '/page')
    const { opener } = await waitingOpener(popup())
    const open = async () => {
      opener.click()
      await vi.waitFor(() => expect(dialog()?.open).toBe(true))
    }
    const goBack = async () => {
      const left = new Promise((resolve) =>
        window.addEventListener('popstate', resolve, { once: true, capture: true }),
      )
      history.back()
      await left
    }
    await open()
    expect(history.state).toEqual({ marqueeDialogs: 1 })
    await goBack()
    expect([dialog(), location.pathname]).toEqual([null, '/page'])
    await open()
    document.querySelector<HTMLElement>('[data-closes]')?.click()
    history.back()
    await vi.waitFor(() => expect(location.pathname).toBe('/'))
  })

  it('loads the code if the server has no such popup', async () => {
    const { hasLoaded, opener } = await waitingOpener(new Response(null, { status: 204 }))
    opener.click()
    await vi.waitFor(() => expect(hasLoaded()).toBe(true))
  })

  it('asks for the registration when it is a favourite', async () => {
    await boot()
    document.body.innerHTML = '<div data-game="anor"><button aria-pressed="false"></button></div>'
    document.querySelector('button')?.click()
    expect(asked).toEqual(['/nfx/popup-html/ru/registration'])
  })

  it.each([
    ['of a player', () => (document.documentElement.dataset['player'] = '')],
    ['in a preview', () => history.replaceState(null, '', '/?preview=token')],
  ])('asks for nothing %s', async (_where, begin) => {
    begin()
    await boot()
    button(opens('login')).press()
    expect(asked).toEqual([])
  })

  it('asks for nothing if the button does something else', async () => {
    await boot()
    button(`data-action='{"type":"logout"}'`).press()
    button().press()
    expect(asked).toEqual([])
  })
})
