import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testGame } from '../../../tests/support/test-game.ts'
import type { Game } from '../../../schemas/api/entities/games.ts'
import { defaultFormats, setFormats } from '../../../schemas/formats.ts'
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { testConfig } from '../../../tests/support/site-config.ts'
import { testAccount } from '../../../tests/support/test-account.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { gameImage, gameName } from './game-text.ts'
import { GameTiles } from './game-tiles.tsx'

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
    expect(page.container.textContent).toContain('RTP 96.40%')
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
    expect(await shown({ figure: 'rtp' })).toEqual(['Kobalt Play', 'RTP 96.50%'])
    expect(await shown({ isProviderShown: false, figure: 'none' })).toEqual([])
  })

  it('shows the return with the decimal sign of the settings and no other decimals', async () => {
    const formats = { ...defaultFormats, group: '\u00a0', decimal: ',' }
    const site = { ...testConfig.site, formats }
    const config = { ...testConfig, site, games: { ...testConfig.games, tiles: { figure: 'rtp' as const } } }
    const page = await mount(tiles({ rtp: '96.5' }), { config })
    await act(async () => page.control('Olmos Saltanati').focus())
    expect(page.container.textContent.match(/RTP [\d.,]+%/g)).toEqual(['RTP 96,50%', 'RTP 96,50%'])
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
