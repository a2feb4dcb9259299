import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { testGame } from '../../../tests/support/test-game.ts'
import { bare } from '../../../tests/support/bare.ts'
import type { GameProvider } from '../../../schemas/api/entities/games.ts'
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { testPlatform, type Outcome } from '../../../tests/support/test-platform.ts'
import { GameRow } from '../game-row.tsx'

const game = testGame({
  sysname: 'book-of-bactria',
  name: 'Book of Bactria',
  provider: 'Nordlys',
  provider_sysname: 'nordlys',
  tags: ['top'],
  players: 7,
})
const provider = (name: string, games_count: number): GameProvider => ({
  sysname: name.toLowerCase(),
  name,
  games_count,
  image_url: null,
})
const items = [
  provider('Nordlys', 12),
  provider('Amudaryo', 3),
  provider('Kobalt', 40),
  provider('Silk', 9),
  provider('Ember', 25),
  provider('Zarhal', 1),
]
const props = {
  title: 'Популярные',
  tags: 'top',
  types: 'slot',
  providerFilter: true,
  count: 18,
  moreLink: '/gamehall',
}
const data = {
  games: {
    status: 'success' as const,
    data: { items: [{ ...game, sysname: 'aviora', name: 'Aviora' }], total: 248 },
  },
  providers: { status: 'success' as const, data: { items } },
}
const row = (more: Partial<typeof props> & { providers?: string } = {}) => (
  <GameRow {...bare} props={{ ...props, ...more }} data={data} />
)
const chipsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('[role=toolbar] > button')].map((chip) => chip.textContent)

beforeEach(() => {
  HTMLElement.prototype.hidePopover = vi.fn()
})
test('the providers with most games are beside the heading, the others in a menu', async () => {
  testPlatform({})
  const page = await mount(row())
  expect(chipsOf(page.container)).toEqual(['Все', 'Kobalt', 'Ember', 'Nordlys', 'Silk', 'Ещё 2'])
})

test('a row without the filter does not load providers', async () => {
  const platform = testPlatform({})
  const page = await mount(
    <GameRow
      {...bare}
      props={{ ...props, providerFilter: false }}
      data={{ ...data, providers: undefined }}
    />,
  )
  await settle()
  expect(page.container.querySelector('[role=toolbar]')).toBeNull()
  expect(platform.calls).toEqual([])
})

test('a row of certain providers offers only these', async () => {
  testPlatform({})
  const page = await mount(row({ providers: 'silk,zarhal' }))
  expect(chipsOf(page.container)).toEqual(['Все', 'Silk', 'Zarhal'])
})

test("choosing a provider loads its games within the row's own filter; total, link and announcement follow", async () => {
  const platform = testPlatform({ 'games.get': () => ({ data: { items: [game], total: 12 } }) })
  const page = await mount(row())
  await click(page.control('Nordlys'))
  expect(platform.called('games.get').map(({ params }) => params)).toMatchObject([
    { providers: 'nordlys', tags: 'top', types: 'slot', count: '18' },
  ])
  expect(page.control('Nordlys').getAttribute('aria-pressed')).toBe('true')
  expect(page.container.querySelector('header')?.textContent).toContain('12')
  expect(page.container.querySelector('[role=status]')?.textContent).toBe('Nordlys, игр: 12')
  expect(page.container.innerHTML).toContain(
    'href="/ru/gamehall?tags=top&amp;types=slot&amp;providers=nordlys"',
  )
  expect(page.container.innerHTML).toContain('/game/book-of-bactria')

  await click(page.control('Все'))
  expect(page.container.innerHTML).toContain('/game/aviora')
  expect(platform.called('games.get')).toHaveLength(1)
})

test("placeholders are shown while a provider's games load, and a failure can be retried", async () => {
  let answer: (outcome: Outcome<'games.get'>) => void = () => {}
  testPlatform({ 'games.get': () => new Promise((resolve) => (answer = resolve)) })
  const page = await mount(row())
  await click(page.control('Nordlys'))
  expect(page.container.querySelector('section')?.getAttribute('aria-busy')).toBe('true')
  expect(page.container.querySelector('[aria-hidden=true]')).not.toBeNull()
  answer({ error: 'ApplicationUnavailableException' })
  await settle()
  expect(page.container.querySelector('[role=alert]')).not.toBeNull()
  await click(page.control('Попробовать ещё раз'))
  answer({ data: { items: [], total: 0 } })
  await settle()
  expect(page.container.textContent).toContain('Здесь пока нет игр')
})

test('arrow keys, Home and End move among the chips; only the chosen one is a tab stop', async () => {
  testPlatform({})
  const page = await mount(row())
  const toolbar = page.container.querySelector('[role=toolbar]')
  const press = (key: string) =>
    act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    })
  const stops = [...(toolbar?.querySelectorAll('button') ?? [])].filter(({ tabIndex }) => tabIndex === 0)
  expect(stops.map(({ textContent }) => textContent)).toEqual(['Все'])
  stops[0]?.focus()
  const path: (string | null | undefined)[] = []
  for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'x']) {
    await press(key)
    path.push(document.activeElement?.textContent)
  }
  expect(path).toEqual(['Kobalt', 'Ещё 2', 'Все', 'Ещё 2', 'Все', 'Все'])
})

test('a provider chosen in the menu gives its name to the menu button', async () => {
  testPlatform({ 'games.get': () => ({ data: { items: [game], total: 3 } }) })
  const page = await mount(row())
  const menu = page.container.querySelector('[popover]')
  // jsdom has no popovers; this is the event of a browser when one opens.
  const opened = Object.assign(new Event('toggle'), { newState: 'open' })
  await act(async () => menu?.dispatchEvent(opened))
  expect([...(menu?.querySelectorAll('button') ?? [])].map(({ value }) => value)).toEqual([
    'amudaryo',
    'zarhal',
  ])
  expect(document.activeElement).toBe(menu?.querySelector('button'))
  await click(page.control('Amudaryo3'))
  expect(HTMLElement.prototype.hidePopover).toHaveBeenCalled()
  expect(chipsOf(page.container).at(-1)).toBe('Amudaryo')
})
