// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
// Declares window.__marqueeBoot.
import type {} from '../../lib/browser/boot.ts'
import { boot, endBoot, otherTab } from '../../../tests/support/boot.ts'

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
    delete document.documentElement.dataset['player']
  })

  it('is shown at once and sent once, by the boot script', async () => {
    const { heart, done, isPressed } = await pageOfPlayer()
    heart.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    heart.click()
    expect(isPressed()).toBe('true')
    await settled()
    expect(sent).toEqual(['POST /api/games/addLike?v=2.34&locale=uz sysname=anor'])
    expect(done()).toEqual([])
  })

  it('removes a game that is a favourite, also while the list is on its way [FAV-01]', async () => {
    const { heart, isPressed } = await pageOfPlayer()
    let respond: (response: Response) => void = () => {}
    answer = new Promise<Response>((resolve) => (respond = resolve))
    dispatchEvent(new Event('DOMContentLoaded'))
    heart.click()
    expect(heart.dataset['pending']).toBe('')
    // By impatience.
    heart.click()
    expect(sent).toEqual([])
    answer = new Response('{"data":1}')
    respond(Response.json({ data: { items: ['anor'] } }))
    await vi.waitFor(() => expect(sent).toEqual(['POST /api/games/removeLike?v=2.34&locale=uz sysname=anor']))
    expect(isPressed()).toBe('false')
    heart.click()
    expect(isPressed()).toBe('true')
  })

  it('is shown as the platform has it before the application is loaded', async () => {
    const { isPressed } = await pageOfPlayer()
    answer = Response.json({ data: { items: ['anor'] } })
    dispatchEvent(new Event('DOMContentLoaded'))
    await vi.waitFor(() => expect(isPressed()).toBe('true'))
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
    expect(window.__marqueeBoot?.repeated).toEqual(new Set(['anor']))
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
    expect(sent).toEqual([])
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
    expect(window.__marqueeBoot?.likes.size).toBe(0)
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
