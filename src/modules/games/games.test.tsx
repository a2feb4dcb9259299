// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../../schemas/api/entities.ts'
import { mount } from '../../../tests/support/mount.tsx'
import { readFrameMessage } from './frame-message.ts'
import { GameFrame, gameImage, gameName, GameTile } from './index.ts'

const game: Game = {
  sysname: 'olmos saltanati',
  name: 'Olmos Saltanati',
  type: 'slot',
  provider: 'Kobalt Play',
  provider_sysname: 'kobalt',
  priority: 1,
  tags: ['new', 'top'],
  rtp: '96.4',
  min_bet: { amount: '1000.00', currency: 'UZS' },
  players: 1204,
  has_demo: true,
  image_url: 'https://cdn.example/a.png',
  emblem: 'gem',
  palette: null,
  description: {},
}

afterEach(() => vi.useRealTimers())

describe('a game', () => {
  it('is shown by the name of its description where that has one', () => {
    expect(gameName(game)).toBe('Olmos Saltanati')
    expect(gameName({ ...game, description: { name: 'Diamond Empire' } })).toBe('Diamond Empire')
  })

  it('is shown with the picture of its description where that has one', () => {
    expect(gameImage(game)).toBe('https://cdn.example/a.png')
    expect(gameImage({ ...game, description: { img_288_192: '/art/b.png' } })).toBe('/art/b.png')
    expect(gameImage({ ...game, image_url: null })).toBeNull()
  })
})

describe('tile of a game', () => {
  it('leads to the game, in real mode and in demo', async () => {
    const page = await mount(<GameTile game={game} />)
    const targets = [...page.container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(targets).toEqual([
      '/ru/game/olmos%20saltanati',
      '/ru/game/olmos%20saltanati',
      '/ru/game/olmos%20saltanati#demo',
    ])
    await page.unmount()
  })

  it('says who makes it, how many play and how much comes back', async () => {
    const page = await mount(<GameTile game={game} />)
    for (const text of ['Kobalt Play', '1,204', 'RTP 96.4%', 'Топ']) {
      expect(page.container.textContent).toContain(text)
    }
    await page.unmount()
  })

  it('names the smallest bet where nobody plays, and no demo where there is none', async () => {
    const page = await mount(<GameTile game={{ ...game, players: 0, has_demo: false }} />)
    expect(page.container.textContent).toContain('от 1,000\u00a0сум')
    expect(page.container.textContent).not.toContain('Демо')
    await page.unmount()
  })
})

describe('frame of a game', () => {
  async function mountFrame(mode: 'play' | 'demo' = 'play') {
    const onBalanceChange = vi.fn()
    const page = await mount(
      <GameFrame sysname="aviora" mode={mode} title="Aviora" onBalanceChange={onBalanceChange} />,
    )
    const frame = page.container.querySelector('iframe')
    if (frame === null) throw new Error('no frame')
    const say = (data: unknown, source: unknown = frame.contentWindow) =>
      act(async () => {
        const event = new MessageEvent('message', { data })
        Object.defineProperty(event, 'source', { value: source })
        window.dispatchEvent(event)
      })
    return { page, frame, say, onBalanceChange }
  }

  it('opens the address of the game and mode without rights on this site', async () => {
    const { page, frame } = await mountFrame('demo')
    expect(frame.getAttribute('src')).toBe('/platform/game/aviora/demo?locale=ru')
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms')
    expect(frame.title).toBe('Игра Aviora')
    await page.unmount()
  })

  it('passes on that a round moved money, from its own window only', async () => {
    const { page, say, onBalanceChange } = await mountFrame()
    await say({ type: 'marquee:balance' }, window)
    await say({ type: 'something-else' })
    await say('marquee:balance')
    expect(onBalanceChange).not.toHaveBeenCalled()
    await say({ type: 'marquee:balance' })
    expect(onBalanceChange).toHaveBeenCalledTimes(1)
    await page.unmount()
  })

  it('tells of an error of the game and loads it again on request', async () => {
    const { page, say } = await mountFrame()
    await say({ type: 'marquee:game-error', error: 'InternalServerErrorException' })
    expect(page.container.querySelector('iframe')).toBeNull()
    expect(page.container.textContent).toContain('Игра не запустилась')
    await act(async () => page.control('Попробовать ещё раз').click())
    expect(page.container.querySelector('iframe')).not.toBeNull()
    await page.unmount()
  })

  it('asks to log in where the session has ended', async () => {
    const { page, say } = await mountFrame()
    await say({ type: 'marquee:game-error', error: 'AuthorizationException' })
    expect(page.control('Войти').dataset.action).toBe('{"type":"openPopup","popup":"login"}')
    await page.unmount()
  })

  it('gives up on a frame that never loads', async () => {
    vi.useFakeTimers()
    const { page } = await mountFrame()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(page.container.textContent).toContain('Игра не запустилась')
    await page.unmount()
  })

  it('understands two messages and nothing else', () => {
    expect(readFrameMessage({ type: 'marquee:balance', amount: 5 })).toEqual({ type: 'marquee:balance' })
    expect(readFrameMessage({ type: 'marquee:game-error', error: 7 })).toEqual({
      type: 'marquee:game-error',
      error: undefined,
    })
    for (const noise of [null, 'x', 5, {}, { type: 'checkIframe' }])
      expect(readFrameMessage(noise)).toBeUndefined()
  })
})
