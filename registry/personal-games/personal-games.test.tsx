import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testGame } from '../../tests/support/test-game.ts'
import { bare } from '../../tests/support/bare.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { PersonalGames } from './personal-games.tsx'

const game = (sysname: string, provider = 'kobalt') =>
  testGame({
    sysname,
    provider,
    provider_sysname: provider,
  })
const money = { amount: '1.00', currency: 'UZS' }
const bet = (id: number, sysname: string) => ({
  id,
  game: { sysname, name: sysname },
  provider: 'Kobalt',
  game_type: 'slot',
  bet: money,
  win: money,
  status: 'won' as const,
  balance_type: 'main' as const,
  created_at: '2026-11-21T10:00:00Z',
  settled_at: null,
  details: null,
})
type Source = Parameters<typeof PersonalGames>[0]['props']['source']
const row = (source: Source, hidesWhileLoading = false) => (
  <div data-block="row">
    <PersonalGames
      {...bare}
      id="row"
      props={{ title: 'Для вас', source, count: 3, ...(hidesWhileLoading && { hidesWhileLoading }) }}
    />
  </div>
)
const contentOf = (container: HTMLElement) => container.querySelector('[data-block]')?.innerHTML
/** Scrolls until the row is so many pixels below the top of the viewport, which is 768 px high. */
async function scrollTo(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 390, 0))
  await act(async () => void window.dispatchEvent(new Event('scroll')))
}
const shown = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-game]')].map((tile) => tile.dataset['game'])

afterEach(() => {
  vi.restoreAllMocks()
})

describe('PersonalGames', () => {
  it('shows a guest nothing and makes no call', async () => {
    const platform = testPlatform({})
    const page = await mount(row('recent'))
    await settle()
    expect(contentOf(page.container)).toBe('')
    expect(platform.calls).toEqual([])
  })

  it('shows the games played last, each once, latest first', async () => {
    testPlatform({
      'games.getLikes': () => ({ data: { items: [] } }),
      'games.getHistory': () => ({ data: { items: [bet(3, 'b'), bet(2, 'a'), bet(1, 'b')], total: 3 } }),
      'games.get': ({ params }) => ({
        data: { items: (params['sysnames'] ?? '').split(',').map((one) => game(one)), total: 2 },
      }),
    })
    const page = await mount(row('recent'), { account: testAccount })
    await settle()
    expect(shown(page.container)).toEqual(['b', 'a'])
  })

  it('recommends other games of the providers played last', async () => {
    const platform = testPlatform({
      'games.getLikes': () => ({ data: { items: [] } }),
      'games.getHistory': () => ({ data: { items: [bet(2, 'a'), bet(1, 'b')], total: 2 } }),
      'games.get': ({ params }) =>
        params['sysnames'] === undefined
          ? { data: { items: ['a', 'c', 'd', 'e', 'f'].map((one) => game(one)), total: 5 } }
          : { data: { items: [game('a', 'nordlys'), game('b', 'nordlys')], total: 2 } },
    })
    const page = await mount(row('recommended'), { account: testAccount })
    await settle()
    expect(platform.called('games.get')[1]?.params).toMatchObject({ providers: 'nordlys', types: 'slot' })
    expect(shown(page.container)).toEqual(['c', 'd', 'e'])
  })

  it('says how to fill a row without games, in its place', async () => {
    testPlatform({ 'games.getLikes': () => ({ data: { items: [] } }) })
    const page = await mount(row('favourites'), { account: testAccount })
    await settle()
    expect(page.container.textContent).toContain(messages.body.games.hall.empty.favourites.title)
  })

  it('between other rows appears only once there are games, and not after a failure', async () => {
    await scrollTo(900)
    let fails = true
    testPlatform({
      'games.getLikes': () => ({ data: { items: ['a'] } }),
      'games.get': () =>
        fails ? { error: 'InternalServerErrorException' } : { data: { items: [game('a')], total: 1 } },
    })
    const failed = await mount(row('favourites', true), { account: testAccount })
    expect(contentOf(failed.container)).toBe('')
    await settle()
    expect(contentOf(failed.container)).toBe('')
    await failed.unmount()
    fails = false
    const page = await mount(row('favourites', true), { account: testAccount })
    await settle()
    expect(shown(page.container)).toEqual(['a'])
  })

  it.each([
    ['in', 300],
    ['above', -500],
  ])('between other rows does not appear %s the viewport, but once it is below', async (_, top) => {
    testPlatform({
      'games.getLikes': () => ({ data: { items: ['a'] } }),
      'games.get': () => ({ data: { items: [game('a')], total: 1 } }),
    })
    await scrollTo(top)
    const page = await mount(row('favourites', true), { account: testAccount })
    await settle()
    expect(contentOf(page.container)).toBe('')
    await scrollTo(700)
    expect(contentOf(page.container)).toBe('')
    await scrollTo(800)
    expect(shown(page.container)).toEqual(['a'])
    // Stays where it is from then on.
    await scrollTo(100)
    expect(shown(page.container)).toEqual(['a'])
  })

  it('shows a failure with a retry', async () => {
    let fails = true
    testPlatform({
      'games.getLikes': () => ({ data: { items: ['a'] } }),
      'games.get': () =>
        fails ? { error: 'InternalServerErrorException' } : { data: { items: [game('a')], total: 1 } },
    })
    const page = await mount(row('favourites'), { account: testAccount })
    await settle()
    expect(page.container.querySelector('[role=alert]')).not.toBeNull()
    fails = false
    await click(page.control('Попробовать ещё раз'))
    expect(shown(page.container)).toEqual(['a'])
  })
})
