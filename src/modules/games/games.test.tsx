import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testGame } from '../../../tests/support/test-game.ts'
import type { Game } from '../../../schemas/api/entities/games.ts'
import { defaultFormats, setFormats } from '../../../schemas/formats.ts'
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { testConfig } from '../../../tests/support/site-config.ts'
import { testAccount } from '../../../tests/support/test-account.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { readFrameMessage } from './frame-message.ts'
import { GameFrame } from './game-frame.tsx'
import { gameImage, gameName } from './game-text.ts'
import { GameTiles } from './game-tiles.tsx'
import { pauseGames } from './pause-games.ts'

const game = testGame({
  sysname: 'olmos saltanati',
  name: 'Olmos Saltanati',
  tags: ['new', 'top'],
  rtp: '96.4',
  min_bet: { amount: '1000.00', currency: 'UZS' },
  players: 1204,
  has_demo: true,
  image_url: 'https://cdn.example/a.png',
  emblem: 'gem',
})

afterEach(() => {
  setFormats()
  vi.useRealTimers()
})

describe('a game', () => {
  it('prefers the name of its description [GAME-04]', () => {
    expect(gameName(game)).toBe('Olmos Saltanati')
    expect(gameName({ ...game, description: { name: 'Diamond Empire' } })).toBe('Diamond Empire')
  })

  it('prefers the picture of its description [GAME-05]', () => {
    expect(gameImage(game)).toBe('https://cdn.example/a.png')
    expect(gameImage({ ...game, description: { img_288_192: '/art/b.png' } })).toBe('/art/b.png')
    expect(gameImage({ ...game, image_url: null })).toBeNull()
  })
})

describe('automatic play in a game', () => {
  const frame = <GameFrame game={game} mode="demo" title="Olmos" onBalanceChange={() => undefined} />

  it('is not offered if the settings turn it off', async () => {
    const address = async (config = testConfig) => {
      const page = await mount(frame, { config })
      const src = page.container.querySelector('iframe')?.getAttribute('src')
      await page.unmount()
      return src
    }
    const off = { ...testConfig, games: { ...testConfig.games, autospin: false } }
    expect(await address()).not.toContain('autospin')
    expect(await address(off)).toContain('autospin=0')
  })

  it('stops when the page asks for it', async () => {
    const page = await mount(frame)
    const target = page.container.querySelector('iframe')?.contentWindow
    const post = vi.spyOn(target ?? window, 'postMessage')
    pauseGames()
    expect(post).toHaveBeenCalledWith({ type: 'marquee:pause' }, '*')
  })
})

describe('tile of a game', () => {
  const tiles = (...more: Partial<Game>[]) => (
    <GameTiles games={more.map((fields) => ({ ...game, ...fields }))} />
  )
  const targets = (container: HTMLElement) =>
    [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))

  it('links to the game; on hover to real play and demo', async () => {
    const page = await mount(tiles({}))
    expect(targets(page.container)).toEqual(['/ru/game/olmos%20saltanati'])
    const cover = page.control('Olmos Saltanati')
    await act(async () => cover.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))
    expect(targets(page.container)).toEqual([
      '/ru/game/olmos%20saltanati',
      '/ru/game/olmos%20saltanati',
      '/ru/game/olmos%20saltanati#demo',
    ])
    expect(page.container.textContent).toContain('RTP 96.4%')
  })

  it('shows the buttons on focus and keeps them while the pointer is elsewhere', async () => {
    const page = await mount(tiles({}, { sysname: 'aviora', name: 'Aviora' }))
    await act(async () => page.control('Olmos Saltanati').focus())
    await act(async () => page.control('Играть Olmos Saltanati').focus())
    const other = page.control('Aviora')
    await act(async () => other.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))
    expect(document.activeElement).toBe(page.control('Играть Olmos Saltanati'))
    expect(page.control('Демо Aviora').getAttribute('href')).toBe('/ru/game/aviora#demo')
  })

  it('shows the provider and the number of players', async () => {
    const page = await mount(tiles({}))
    for (const text of ['Kobalt Play', '1,204', 'Топ']) expect(page.container.textContent).toContain(text)
  })

  it('shows what the settings of tiles say', async () => {
    const shown = async (options: NonNullable<typeof testConfig.games.tiles>) => {
      const config = { ...testConfig, games: { ...testConfig.games, tiles: options } }
      const page = await mount(tiles({ rtp: '96.5' }), { config })
      const captions = [...page.container.querySelectorAll('p')].map(({ textContent }) => textContent)
      await page.unmount()
      return captions
    }
    expect(await shown({ figure: 'rtp' })).toEqual(['Kobalt Play', 'RTP 96.5%'])
    expect(await shown({ isProviderShown: false, figure: 'none' })).toEqual([])
  })

  it('shows the return with the decimal sign of the settings and no other decimals', async () => {
    const formats = { ...defaultFormats, group: '\u00a0', decimal: ',' }
    const site = { ...testConfig.site, formats }
    const config = { ...testConfig, site, games: { ...testConfig.games, tiles: { figure: 'rtp' as const } } }
    const page = await mount(tiles({ rtp: '96.5' }), { config })
    await act(async () => page.control('Olmos Saltanati').focus())
    expect(page.container.textContent.match(/RTP [\d.,]+%/g)).toEqual(['RTP 96,5%', 'RTP 96,5%'])
  })

  it('shows the minimum bet if nobody plays, and no demo if there is none', async () => {
    const page = await mount(tiles({ players: 0, has_demo: false }))
    await act(async () => page.control('Olmos Saltanati').focus())
    expect(page.container.textContent).toContain('от 1,000\u00a0сум')
    expect(page.container.textContent).not.toContain('Демо')
  })

  it('marks only the first games of a list as top, as many as the settings say', async () => {
    const list = tiles(...['a', 'b', 'c', 'd', 'e'].map((sysname) => ({ sysname, tags: ['top'] })))
    const badges = async (config = testConfig) => {
      const page = await mount(list, { config })
      const marked = [...page.container.querySelectorAll<HTMLElement>('[data-game]')]
        .filter(({ textContent }) => textContent.includes('Топ'))
        .map((tile) => tile.dataset['game'])
      await page.unmount()
      return marked
    }
    expect(await badges()).toEqual(['a', 'b', 'c'])
    expect(await badges({ ...testConfig, games: { ...testConfig.games, topBadges: 1 } })).toEqual(['a'])
  })

  it('of a live table shows the players on the cover and the minimum bet below', async () => {
    const page = await mount(tiles({ type: 'live' }))
    expect([...page.container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Kobalt Play',
      'от 1,000\u00a0сум',
    ])
    expect(page.container.textContent).toContain('1,204')
    expect(page.container.textContent).not.toContain('Топ')
  })

  it('has a heart that makes the game a favourite', async () => {
    const kept: string[] = []
    testPlatform({
      'games.getLikes': () => ({ data: { items: kept } }),
      'games.addLike': ({ params }) => {
        kept.push(params.sysname ?? '')
        return { data: 1 }
      },
    })
    const page = await mount(tiles({}, { sysname: 'aviora', name: 'Aviora' }), { account: testAccount })
    await settle()
    await click(page.control('В избранном: Aviora'))
    expect(kept).toEqual(['aviora'])
    expect(page.control('В избранном: Aviora').getAttribute('aria-pressed')).toBe('true')
    expect(page.control('В избранном: Olmos Saltanati').getAttribute('aria-pressed')).toBe('false')
  })
})

describe('iframe of a game', () => {
  async function mountFrame(mode: 'play' | 'demo' = 'play') {
    const onBalanceChange = vi.fn()
    const page = await mount(
      <GameFrame game={{ sysname: 'aviora' }} mode={mode} title="Aviora" onBalanceChange={onBalanceChange} />,
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

  it("opens the game's address in its mode without rights on this site [GAME-15]", async () => {
    const { frame } = await mountFrame('demo')
    expect(frame.getAttribute('src')).toBe('/platform/game/aviora/demo?locale=ru')
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms')
    expect(frame.title).toBe('Игра Aviora')
  })

  it('reports a balance change, from its own window only', async () => {
    const { say, onBalanceChange } = await mountFrame()
    await say({ type: 'marquee:balance' }, window)
    await say({ type: 'something-else' })
    await say('marquee:balance')
    expect(onBalanceChange).not.toHaveBeenCalled()
    await say({ type: 'marquee:balance' })
    expect(onBalanceChange).toHaveBeenCalledTimes(1)
  })

  it('shows an error of the game and reloads it on request', async () => {
    const { page, say } = await mountFrame()
    await say({ type: 'marquee:game-error', error: 'InternalServerErrorException' })
    expect(page.container.querySelector('iframe')).toBeNull()
    expect(page.container.textContent).toContain('Игра не запустилась')
    await act(async () => page.control('Попробовать ещё раз').click())
    expect(page.container.querySelector('iframe')).not.toBeNull()
  })

  it('gives up on a game that fails again after a retry', async () => {
    const onGiveUp = vi.fn()
    const page = await mount(
      <GameFrame
        game={{ sysname: 'aviora' }}
        mode="play"
        title="Aviora"
        onBalanceChange={() => undefined}
        onGiveUp={onGiveUp}
      />,
    )
    const fail = () =>
      act(async () => {
        const event = new MessageEvent('message', { data: { type: 'marquee:game-error' } })
        const source = page.container.querySelector('iframe')?.contentWindow
        Object.defineProperty(event, 'source', { value: source })
        window.dispatchEvent(event)
      })
    await fail()
    expect(onGiveUp).not.toHaveBeenCalled()
    await act(async () => page.control('Попробовать ещё раз').click())
    await fail()
    expect(onGiveUp).toHaveBeenCalledOnce()
  })

  it('asks to log in if the session has expired', async () => {
    const { page, say } = await mountFrame()
    await say({ type: 'marquee:game-error', error: 'AuthorizationException' })
    expect(page.control('Войти').dataset.action).toBe('{"type":"openPopup","popup":"login"}')
  })

  it('offers no retry to a player on a break', async () => {
    const { page, say } = await mountFrame()
    await say({ type: 'marquee:game-error', error: 'InvalidRequestException', reason: 'time_out' })
    expect(page.container.textContent).toContain('У вас перерыв')
    expect(page.container.textContent).not.toContain('Попробовать ещё раз')
  })

  it('opens at a given path and grows to the height of its content', async () => {
    const page = await mount(
      <GameFrame
        game={{ sysname: 'sportsbook' }}
        mode="play"
        path="/event/7/1"
        title="Sport"
        onBalanceChange={() => {}}
      />,
    )
    const frame = page.container.querySelector('iframe')
    expect(frame?.getAttribute('src')).toBe('/platform/game/sportsbook/play?locale=ru&path=%2Fevent%2F7%2F1')
    const event = new MessageEvent('message', { data: { type: 'sportsbook.height', height: 1234 } })
    Object.defineProperty(event, 'source', { value: frame?.contentWindow })
    await act(async () => window.dispatchEvent(event))
    expect(frame?.parentElement?.style.height).toBe('1234px')
  })

  it('gives up on an iframe that never loads', async () => {
    vi.useFakeTimers()
    const { page } = await mountFrame()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(page.container.textContent).toContain('Игра не запустилась')
  })

  it('accepts three messages and nothing else', () => {
    expect(readFrameMessage({ type: 'marquee:balance', amount: 5 })).toEqual({ type: 'marquee:balance' })
    expect(readFrameMessage({ type: 'marquee:game-error', error: 7 })).toEqual({
      type: 'marquee:game-error',
      error: undefined,
    })
    expect(readFrameMessage({ type: 'sportsbook.height', height: 900 })).toEqual({
      type: 'sportsbook.height',
      height: 900,
    })
    expect(readFrameMessage({ type: 'sportsbook.height', height: '1e9' })).toBeUndefined()
    for (const noise of [null, 'x', 5, {}, { type: 'checkIframe' }])
      expect(readFrameMessage(noise)).toBeUndefined()
  })
})
