import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testGame } from '../../tests/support/test-game.ts'
import { bare } from '../../tests/support/bare.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testConfig } from '../../tests/support/site-config.ts'
import { testPlatform, type Outcome } from '../../tests/support/test-platform.ts'
import { GamesSearch } from './games-search.tsx'

const props = { tags: 'top', popularCount: 3, count: 30 }
const game = (sysname: string, name: string) =>
  testGame({
    sysname,
    name,
    provider_sysname: 'kobalt-play',
    tags: ['top'],
    has_demo: true,
    emblem: 'gem',
  })
const olmos = game('olmos', 'Olmos')
const aviora = game('aviora', 'Aviora')
const answer = { items: [olmos, aviora, game('anor', 'Anor')], total: 38 }
const found = { items: [olmos, aviora], total: 2 }
const nothing = { items: [], total: 0 }

/** A platform with popular games and results by search text. */
function platformWith(results: Record<string, Outcome<'games.get'>>) {
  return testPlatform({
    'games.get': ({ params: { query } }) =>
      query === undefined ? { data: answer } : (results[query] ?? { data: nothing }),
  })
}

async function opened(config = testConfig) {
  const page = await mount(<GamesSearch {...bare} props={props} data={{ popular: undefined }} />, { config })
  await settle()
  const input = page.container.querySelector('input')
  if (input === null) throw new Error('there is no field')
  return { ...page, input }
}

async function type(input: HTMLInputElement, text: string) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    setter?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => vi.advanceTimersByTimeAsync(300))
}

const press = (input: HTMLInputElement, key: string) =>
  act(async () => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
const options = (container: HTMLElement) => [...container.querySelectorAll('[role=option]')]
const texts = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll(selector)].map((element) => element.textContent)

/** Games opened during the test; jsdom does not follow links. */
let followed: string[]
function follow(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link) followed.push(link.pathname)
  event.preventDefault()
}

beforeEach(() => {
  followed = []
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  Element.prototype.scrollIntoView = vi.fn()
  document.addEventListener('click', follow)
})
afterEach(() => {
  document.removeEventListener('click', follow)
  vi.useRealTimers()
})

it('shows popular games until a search starts', async () => {
  const platform = platformWith({})
  const { container } = await opened()
  expect(platform.calls.map(({ params }) => [params['tags'], params['count']])).toEqual([['top', '3']])
  expect(options(container)).toHaveLength(3)
})

it('starts a search that the settings suggest', async () => {
  const platform = platformWith({ Книга: { data: found } })
  const { container, control } = await opened({
    ...testConfig,
    search: { popular: ['Книга', 'Рыбалка'] },
  })
  expect(texts(container, 'h3')).toEqual(['Часто ищут', 'Популярные игры'])
  await click(control('Книга'))
  await act(async () => vi.advanceTimersByTimeAsync(300))
  await settle()
  expect(platform.called('games.get').map(({ params }) => params['query'])).toContain('Книга')
  expect(container.textContent).not.toContain('Рыбалка')
})

it('queries the platform after a pause in typing, and shows the number of games [GAME-11]', async () => {
  const platform = platformWith({ 'olmos s': { data: found } })
  const { container, input } = await opened()
  await act(async () => {
    input.focus()
  })
  await type(input, 'olmos s ')
  await settle()
  const queries = platform.called('games.get').flatMap(({ params }) => params['query'] ?? [])
  expect(queries).toEqual(['olmos s'])
  expect(texts(container, '[role=option] span > span:first-child').filter((text) => text !== '')).toContain(
    'Aviora',
  )
  expect(texts(container, '[role=status]')).toEqual(['Нашлось 2 игры'])
})

it('selects with the arrow keys and opens with Enter; the best match is selected first', async () => {
  platformWith({ a: { data: found } })
  const { container, input } = await opened()
  await press(input, 'Enter')
  expect(followed).toEqual([])
  await type(input, 'a')
  await settle()
  const selected = () =>
    options(container).findIndex((option) => option.getAttribute('aria-selected') === 'true')
  expect(selected()).toBe(0)
  await press(input, 'ArrowDown')
  expect(selected()).toBe(1)
  expect(input.getAttribute('aria-activedescendant')).toBe(options(container)[1]?.id)
  await press(input, 'ArrowDown')
  expect(selected()).toBe(0)
  await press(input, 'ArrowUp')
  await press(input, 'Enter')
  expect(followed).toEqual(['/ru/game/aviora'])
})

it('stores searches that led to a game on this device, and clears them on request', async () => {
  platformWith({ a: { data: found } })
  const first = await opened()
  await type(first.input, 'a')
  await settle()
  await press(first.input, 'Enter')
  await first.unmount()

  const { container, control, input } = await opened()
  await click(control('a'))
  expect(input.value).toBe('a')
  await click(control('Очистить'))
  await act(async () => vi.advanceTimersByTimeAsync(300))
  await click(control('Очистить список'))
  expect(container.textContent).not.toContain('Недавно искали')
  expect(localStorage.getItem('marquee.recent_searches')).toBeNull()
})

it('reports that nothing was found and offers popular games instead', async () => {
  platformWith({})
  const { container, input } = await opened()
  await type(input, 'xyz')
  await settle()
  expect(texts(container, '[role=status]')).toEqual(['Ничего не нашлось'])
  expect(container.textContent).toContain('«xyz»')
  expect(options(container)).toHaveLength(3)
})
