import { describe, expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { GameCategory } from '../../schemas/api/entities/games.ts'
import { iconNames } from '../../schemas/icon-names.ts'
import { iconIn } from '../../tests/support/icon.ts'
import { markup } from '../../tests/support/markup.tsx'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { pageContext } from '../../tests/support/page-context.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { CategoryChips } from './category-chips.tsx'

const category = (sysname: string, name: string, games_count: number, icon: string): GameCategory => ({
  id: 1,
  sysname,
  name,
  priority: 1,
  types: [],
  tags: [],
  games_count,
  icon,
})
const items = [
  category('top', 'Популярные', 2, 'star'),
  category('slots', 'Слоты', 3121, 'slots'),
  category('live', 'Live-казино', 186, 'no-such-icon'),
]
const answer = { status: 'success' as const, data: { items } }
type Props = Parameters<typeof CategoryChips>[0]

const chips = (props: Props['props'] = {}, categories: Props['data']['categories'] = answer) => (
  <CategoryChips {...bare} props={props} data={{ categories }} />
)
const links = (container: ParentNode) => [...container.querySelectorAll('a')]

describe('CategoryChips', () => {
  it('links to the lobby by category, with the number of games', async () => {
    const { container } = await mount(chips())
    expect(links(container).map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/ru/gamehall?category=top', 'Популярные2 игры'],
      ['/ru/gamehall?category=slots', 'Слоты3,121 игра'],
      ['/ru/gamehall?category=live', 'Live-казино186 игр'],
    ])
  })

  it('shows the selected categories in their order, and omits unknown ones', async () => {
    const { container } = await mount(chips({ categories: ['live', 'gone', 'top'] }))
    expect(links(container).map((link) => link.textContent)).toEqual([
      'Live-казино186 игр',
      'Популярные2 игры',
    ])
  })

  it('takes icons from content, then from the platform, and always shows one', async () => {
    const { container } = await mount(chips({ icons: [{ category: 'slots', icon: 'bolt' }] }))
    const icons = [...container.querySelectorAll('li > a')].map(iconIn)
    expect(icons).toEqual(['star', 'bolt', 'grid'])
  })

  it('draws own pictures of content as icons, and none that the platform names', async () => {
    const own = '/media/a/48.webp'
    const categories = {
      status: 'success' as const,
      data: { items: [category('a', 'A', 1, own), category('b', 'B', 1, own)] },
    }
    const { container } = await mount(chips({ icons: [{ category: 'b', icon: own }] }, categories))
    expect(links(container).map((link) => link.style.getPropertyValue('--icon'))).toEqual([
      String(iconNames.indexOf('grid')),
      `url(${own})`,
    ])
  })

  it('counts the favourites of a player, and shows no number to a guest', async () => {
    testPlatform({ 'games.getLikes': () => ({ data: { items: ['aviora', 'anor'] } }) })
    const guest = await mount(chips({ favourites: true }))
    expect(links(guest.container)).toHaveLength(3)
    await guest.unmount()
    const player = await mount(chips({ favourites: true }), { account: testAccount })
    await settle()
    const favourites = links(player.container)[3]
    expect(favourites?.textContent).toBe('Избранное2 игры')
    expect(favourites?.getAttribute('href')).toBe('/ru/gamehall?category=favourites')
  })

  it('marks the category of the page', () => {
    const { facts } = pageContext()
    const document = markup(chips(), { facts: { ...facts, query: { category: 'slots' } } })
    expect(links(document).map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null])
  })

  it('shows an error with a retry, and nothing without categories', async () => {
    testPlatform({ 'games.getCategories': () => ({ data: { items } }) })
    const failed = { status: 'error' as const, error: 'ApplicationUnavailableException' }
    const { container, control, unmount } = await mount(chips({}, failed))
    expect(container.querySelector('[role=alert]')?.textContent).toContain('Разделы не загрузились')
    await click(control('Попробовать ещё раз'))
    expect(links(container)).toHaveLength(3)
    await unmount()
    const empty = await mount(chips({}, { status: 'success', data: { items: [] } }))
    expect(empty.container.innerHTML).toBe('')
  })
})
