// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
// Declares window.__marqueeBoot.
import type {} from './lib/browser/boot.ts'
import { boot, button, endBoot, otherTab, waitingPage } from '../tests/support/boot.ts'

afterEach(endBoot)

describe("a player's click on a favourite", () => {
  const sent: string[] = []
  let answer: Response | Promise<Response>

  async function pageOfPlayer() {
    document.documentElement.dataset['player'] = ''
    document.documentElement.lang = 'uz-Latn-UZ'
    document.body.innerHTML =
      '<ul><li data-game="anor"><a href="/game/anor">Anor</a><button aria-pressed="false"></button></li></ul>'
    const done = await boot()
    const heart = document.querySelector('button')
    if (heart === null) throw new Error('no button')
    return { heart, done, isPressed: () => heart.getAttribute('aria-pressed') }
  }
  const settled = () => window.__marqueeBoot?.sent()

  beforeEach(() => {
    sessionStorage.clear()
    sent.length = 0
    answer = new Response('{"data":1}')
    vi.stubGlobal('API_VERSION', '2.34')
    vi.stubGlobal('fetch', (url: string, init?: { method: string; body: URLSearchParams }) => {
      if (init) sent.push(`${init.method} ${url} ${init.body.toString()}`)
      return Promise.resolve(answer)
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    delete document.documentElement.dataset['player']
  })

  it('is shown at once and sent once, without the application', async () => {
    const { heart, done, isPressed } = await pageOfPlayer()
    document.body.insertAdjacentHTML('beforeend', '<template id="app-code"><link></template>')
    heart.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    heart.click()
    expect(isPressed()).toBe('true')
    await settled()
    expect(document.querySelector('body > link')).toBeNull()
    expect(sent).toEqual(['POST /api/games/addLike?v=2.34&locale=uz sysname=anor'])
    expect(done()).toEqual([])
  })

  it('is taken back by a second click, which is sent after the first', async () => {
    const { heart, isPressed } = await pageOfPlayer()
    heart.click()
    heart.click()
    expect(isPressed()).toBe('false')
    await settled()
    expect(sent.map((line) => line.split('?')[0])).toEqual([
      'POST /api/games/addLike',
      'POST /api/games/removeLike',
    ])
  })

  it('is sent again by the next page if this one is left before the answer', async () => {
    answer = new Promise<Response>(() => {})
    const { heart } = await pageOfPlayer()
    heart.click()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    endBoot()
    answer = new Response('{"data":1}')
    const next = await pageOfPlayer()
    dispatchEvent(new Event('DOMContentLoaded'))
    expect(next.isPressed()).toBe('true')
    await settled()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toBe(sent[0])
    expect(window.__marqueeBoot?.repeated).toEqual({ anor: true })
    endBoot()
    await pageOfPlayer()
    await settled()
    expect(sent).toHaveLength(2)
  })

  it('is not sent for a guest, nor for a player of a minute later', async () => {
    const left = JSON.stringify({ anor: { wanted: true, at: Date.now() - 61_000 } })
    sessionStorage.setItem('marquee.likes', left)
    await pageOfPlayer()
    await settled()
    expect(sessionStorage.getItem('marquee.likes')).toBe('{}')
    endBoot()
    sessionStorage.setItem('marquee.likes', JSON.stringify({ anor: { wanted: true, at: Date.now() } }))
    delete document.documentElement.dataset['player']
    await boot()
    await settled()
    expect(sessionStorage.getItem('marquee.likes')).toBeNull()
    expect(sent).toEqual([])
  })

  it.each([
    ['is forgotten', 400, false],
    ['stays stored', 503, true],
  ])('is taken back and %s if its repetition fails with %i', async (_result, status, isStored) => {
    const change = JSON.stringify({ anor: { wanted: true, at: Date.now() } })
    sessionStorage.setItem('marquee.likes', change)
    let respond: (response: Response) => void = () => {}
    answer = new Promise<Response>((resolve) => (respond = resolve))
    const { done, isPressed } = await pageOfPlayer()
    dispatchEvent(new Event('DOMContentLoaded'))
    expect(isPressed()).toBe('true')
    respond(new Response('', { status }))
    await settled()
    expect(isPressed()).toBe('false')
    expect(window.__marqueeBoot?.likes).toEqual({})
    expect(sessionStorage.getItem('marquee.likes')).toBe(isStored ? change : '{}')
    expect(done()).toEqual([])
  })

  it('is neither sent nor repeated once another tab has logged in or out', async () => {
    const login = otherTab()
    let respond: (response: Response) => void = () => {}
    answer = new Promise<Response>((resolve) => (respond = resolve))
    const { heart, done } = await pageOfPlayer()
    heart.click()
    heart.click()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sessionStorage.getItem('marquee.likes')).toContain('anor')
    login()
    expect(sessionStorage.getItem('marquee.likes')).toBeNull()
    heart.click()
    respond(new Response('{"data":1}'))
    await settled()
    expect(sent).toHaveLength(1)
    expect(done()).toEqual([])
    expect(sessionStorage.getItem('marquee.likes')).toBe('{}')
  })

  it('is left to the application if the platform rejects it', async () => {
    const { heart, done, isPressed } = await pageOfPlayer()
    document.body.insertAdjacentHTML('beforeend', '<template id="app-code"><link></template>')
    answer = new Response('', { status: 500 })
    heart.click()
    await settled()
    expect(isPressed()).toBe('false')
    expect(document.querySelector('body > link')).not.toBeNull()
    expect(done()).toEqual([heart])
  })

  it('is repeated by the application if the platform rejects it later', async () => {
    const { heart, done } = await pageOfPlayer()
    let fail: (reason: Error) => void = () => {}
    answer = new Promise<Response>((_resolve, reject) => (fail = reject))
    heart.click()
    expect(done()).toEqual([])
    let presses = 0
    heart.addEventListener('click', () => (presses += 1))
    fail(new Error('offline'))
    await settled()
    expect(presses).toBe(1)
  })

  it('is held for the application if there is no player', async () => {
    const { heart, done } = await pageOfPlayer()
    delete document.documentElement.dataset['player']
    heart.click()
    await settled()
    expect(sent).toEqual([])
    expect(done()).toEqual([heart])
  })
})

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
    vi.unstubAllGlobals()
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
      html: '<dialog><button data-closes>×</button><input name="login" data-autofocus></dialog>',
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
