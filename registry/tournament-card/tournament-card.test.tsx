import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { Tournament } from '../../schemas/api/entities/competitions.ts'
import type { LoadResult } from '../../schemas/component.ts'
import type { Action } from '../../schemas/documents/blocks/action.ts'
import { setImageKeys } from '../../src/lib/api/client.ts'
import { formatMoment } from '../../src/lib/format/date.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { registerAction } from '../../src/renderer/actions.ts'
import { TournamentCard } from './tournament-card.tsx'

const end = Date.UTC(2026, 10, 30, 18)
const money = (amount: string) => ({ amount, currency: 'UZS' })
const tournament: Tournament = {
  id: 12,
  status: 'active',
  started_at: '2026-11-01T00:00:00Z',
  finished_at: new Date(end).toISOString(),
  description: { name: 'Осенний рубеж', text: '', rules: '', scene: 'trophy' },
  total_prize: money('500000000.00'),
  image_url: null,
  provider: null,
  tags: [],
  games_count: 214,
  total_participants: 12480,
  total_points: 0,
  reset_on_cashout: false,
  user_info: null,
  restrictions: {
    min_bet: money('1000.00'),
    currencies: ['UZS'],
    is_verified_only: false,
    is_deposit_required: false,
  },
}
type Answer = LoadResult<{ items: Tournament[]; total: number }>
const answer = (...items: Tournament[]): Answer => ({
  status: 'success',
  data: { items, total: items.length },
})
const card = (tournaments: Answer | undefined, props: { detailsPath?: string } = {}) => (
  <TournamentCard {...bare} props={props} data={{ tournaments }} />
)
const own = (is_participating: boolean) => ({ is_participating, position: 12, points: 3400, prize: null })
const digitsOf = (root: ParentNode) =>
  [...root.querySelectorAll('[role=timer] > span')].map((unit) => unit.textContent)

afterEach(() => {
  setImageKeys(undefined)
  vi.useRealTimers()
})

test('shows the prize fund, games, participants and the smallest bet that counts', async () => {
  testPlatform({})
  const page = await mount(card(answer(tournament)))
  expect(page.container.querySelector('h2')?.textContent).toBe('Осенний рубеж')
  for (const text of ['500,000,000\u00a0сум', '214', '12,480', '1,000\u00a0сум'])
    expect(page.container.textContent).toContain(text)
  expect(page.container.querySelector('section a')).toBeNull()
})

test('shows the picture under the key of the settings [CMS-06, CMS-07, CMS-08, CMS-09]', async () => {
  setImageKeys({ tournaments: { image: 'img_1200_600' } })
  const description = { ...tournament.description, img_1200_600: '/pictures/autumn.webp' }
  testPlatform({ 'tournaments.get': () => ({ data: { items: [{ ...tournament, description }], total: 1 } }) })
  const page = await mount(card(undefined))
  await settle()
  expect(page.container.querySelector('section img')?.getAttribute('src')).toBe('/pictures/autumn.webp')
})

test('links to its page if the document has one', async () => {
  testPlatform({})
  const page = await mount(card(answer(tournament), { detailsPath: '/tournaments' }))
  expect(page.control('Подробнее').getAttribute('href')).toBe('/ru/tournaments/12')
})

test("counts down to the end by the second; the server's HTML has the date until then", async () => {
  vi.useFakeTimers({ now: end - ((50 * 60 + 36) * 60 + 8) * 1000 })
  testPlatform({})
  const html = markup(card(answer(tournament)), { locale: 'ru' })
  expect([digitsOf(html), texts(html, 'time')]).toEqual([
    [],
    [`До ${formatMoment(tournament.finished_at, 'Asia/Tashkent')}`],
  ])
  const page = await mount(card(answer(tournament)))
  expect(digitsOf(page.container)).toEqual(['02дн', '02час', '36мин', '08сек'])
  await act(() => vi.advanceTimersByTimeAsync(9000))
  expect(digitsOf(page.container).slice(2)).toEqual(['35мин', '59сек'])
})

test('an upcoming tournament counts down to its start', async () => {
  const begin = Date.UTC(2026, 10, 25)
  vi.useFakeTimers({ now: begin - 65_000 })
  testPlatform({})
  const future = { ...tournament, status: 'future' as const, started_at: new Date(begin).toISOString() }
  const page = await mount(card(answer(future)))
  expect(digitsOf(page.container)).toEqual(['00дн', '00час', '01мин', '05сек'])
  expect(page.container.querySelector('[role=timer]')?.getAttribute('aria-label')).toBe('До начала')
})

test('reports the end at zero and requests the next one', async () => {
  vi.useFakeTimers({ now: end - 2000 })
  const next = { ...tournament, id: 13, description: { ...tournament.description, name: 'Зимний рубеж' } }
  const platform = testPlatform({
    'tournaments.get': () => ({
      data: { items: [{ ...next, finished_at: new Date(end + 86_400_000).toISOString() }], total: 1 },
    }),
  })
  const page = await mount(card(answer(tournament)))
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(page.container.querySelector('[role=status]')?.textContent).toBe('Турнир завершён')
  expect(platform.calls).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(page.container.querySelector('h2')?.textContent).toBe('Зимний рубеж')
})

test('a guest is asked to log in', async () => {
  const platform = testPlatform({})
  const opened: Action[] = []
  registerAction('openPopup', (action) => opened.push(action))
  const page = await mount(card(answer(tournament)))
  await click(page.control('Участвовать'))
  expect(opened).toEqual([{ type: 'openPopup', popup: 'login' }])
  expect(platform.calls).toEqual([])
})

test('a player enters, and the tournament is reloaded [TOUR-01, TOUR-02]', async () => {
  const platform = testPlatform({
    'tournaments.participate': () => ({ data: 1 }),
    'tournaments.get': () => ({ data: { items: [{ ...tournament, user_info: own(true) }], total: 1 } }),
  })
  const page = await mount(card(answer({ ...tournament, user_info: own(false) })), { account: testAccount })
  await click(page.control('Участвовать'))
  await settle()
  expect(platform.called('tournaments.participate')[0]?.params.tournament_id).toBe('12')
  expect(platform.called('tournaments.get')).toHaveLength(1)
  expect(page.container.textContent).toContain('Вы участвуете: место 12, очков 3,400')
})

test('a double click enters the tournament once', async () => {
  const platform = testPlatform({
    'tournaments.participate': () => ({ data: 1 }),
    'tournaments.get': () => ({ data: { items: [], total: 0 } }),
  })
  const page = await mount(card(answer({ ...tournament, user_info: own(false) })), {
    account: { ...testAccount, uid: 9 },
  })
  const button = page.control('Участвовать')
  await act(async () => {
    button.click()
    button.click()
  })
  await settle()
  expect(platform.called('tournaments.participate')).toHaveLength(1)
})

test.each([
  ['shows that the player takes part', true, 'Вы участвуете', 'Не получилось'],
  ['explains the failure', false, 'Не получилось', 'Вы участвуете'],
] as const)('after a lost answer %s, as the tournament says', async (_, isIn, shown, hidden) => {
  testPlatform({
    'tournaments.participate': () => 'connection lost',
    'tournaments.get': () => ({ data: { items: [{ ...tournament, user_info: own(isIn) }], total: 1 } }),
  })
  const page = await mount(card(answer({ ...tournament, user_info: own(false) })), {
    account: { ...testAccount, uid: isIn ? 10 : 11 },
  })
  await click(page.control('Участвовать'))
  await settle()
  expect(page.container.textContent).toContain(shown)
  expect(page.container.textContent).not.toContain(hidden)
})

test.each([
  ['UserNeedDepositException', 'после первого пополнения', '/ru/cashier/deposit'],
  ['KycUserProfileException', 'подтверждённой личностью', '/ru/profile/verification'],
  ['InternalServerErrorException', 'Не получилось', undefined],
] as const)('a rejection (%s) is explained with a remedy', async (error, text, link) => {
  testPlatform({ 'tournaments.participate': () => ({ error }) })
  const page = await mount(card(answer({ ...tournament, user_info: own(false) })), {
    // A different player than the participant above.
    account: { ...testAccount, uid: 8 },
  })
  await click(page.control('Участвовать'))
  await settle()
  const alert = page.container.querySelector('[role=alert]')
  expect(alert?.textContent).toContain(text)
  expect(alert?.querySelector('a')?.getAttribute('href')).toBe(link)
})

test('reports that there is none, also if all have ended; a failure can be retried', async () => {
  testPlatform({ 'tournaments.get': () => ({ data: { items: [tournament], total: 1 } }) })
  const over = await mount(card(answer({ ...tournament, status: 'finished' })))
  expect(over.container.textContent).toContain('Сейчас турниров нет')
  await over.unmount()
  const page = await mount(card({ status: 'error', error: 'InternalServerErrorException' }))
  await click(page.control('Попробовать ещё раз'))
  await settle()
  expect(page.container.querySelector('h2')?.textContent).toBe('Осенний рубеж')
})
