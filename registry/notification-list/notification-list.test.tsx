import { afterEach, beforeEach, expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { Notification } from '../../schemas/api/entities/notifications.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { toasts } from '../../src/modules/toasts/toasts.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { examples } from './notification-list.examples.ts'
import { NotificationList } from './notification-list.tsx'

const texts = messages.body.notifications
let all: Notification[]
let platform: ReturnType<typeof testPlatform>

beforeEach(() => {
  all = examples.normal.data.notifications.data.items
  const unread = () => {
    const count = (kind: string) => all.filter((item) => item.kind === kind && !item.is_read).length
    return { money: count('money'), bonus: count('bonus'), game: count('game'), account: count('account') }
  }
  platform = testPlatform({
    'notifications.getlist': ({ params }) => {
      const { kind } = params
      const [offset, limit] = [Number(params['offset'] ?? 0), Number(params['count'])]
      const matching = all.filter((item) => kind === undefined || item.kind === kind)
      const items = matching.slice(offset, offset + limit)
      return { data: { items, offset, limit, total: matching.length, unread: unread() } }
    },
    'notifications.markread': ({ params }) => {
      const ids = params['ids']?.split(',')
      all = all.map((item) => ({ ...item, is_read: item.is_read || (ids?.includes(item.id) ?? true) }))
      return { data: { unread: unread() } }
    },
  })
})
afterEach(() => {
  for (const { id } of toasts.get()) toasts.remove(id)
})

const block = (props: { count?: number; hasKinds?: boolean }, error?: string) => (
  <NotificationList
    {...bare}
    props={props}
    data={{ notifications: error === undefined ? undefined : { status: 'error', error } }}
  />
)

async function show(props: { count?: number; hasKinds?: boolean } = { hasKinds: true }, error?: string) {
  const page = await mount(block(props, error), { account: testAccount })
  await settle()
  const texted = (selector: string) =>
    [...page.container.querySelectorAll(selector)].map((element) => element.textContent)
  return {
    ...page,
    titles: () => texted('h3'),
    days: () => texted('h2'),
    chips: () => texted('[aria-pressed]'),
  }
}
const unreadTitles = (titles: readonly (string | null)[]) =>
  titles.filter((title) => title?.startsWith(texts.unread))

it('lists notifications by day, marks unread ones by a word, and links to react', async () => {
  const page = await show()
  expect(page.days()).toEqual(['01.03.2026', '28.02.2026', '12.02.2026'])
  expect(page.titles()[0]).toBe(`${texts.unread}: 500,000\u00a0soʻm hisobingizda`)
  expect(unreadTitles(page.titles())).toHaveLength(2)
  const links = [...page.container.querySelectorAll('li:nth-child(2) a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ru/profile/bonuses', '/ru/bonus-terms'])
  expect(page.container.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-01T04:41:00Z')
  expect(page.container.textContent).toContain(texts.end)
})

it('filters by subject, with the number of unread ones of each', async () => {
  const page = await show()
  expect(page.chips()).toEqual([
    'Все2, 2 непрочитанных',
    'Деньги1, 1 непрочитанное',
    'Бонусы1, 1 непрочитанное',
    'Игры',
    'Счёт',
  ])
  await click(page.control('Игры'))
  expect(page.titles()).toEqual(['Kun sprinti: 14-oʻrin'])
  all = all.filter(({ kind }) => kind !== 'account')
  await click(page.control('Счёт'))
  expect(page.container.textContent).toContain(texts.empty.filtered)
})

it('marks all as read, says so, and keeps the focus in the list', async () => {
  const page = await show()
  await click(page.control(texts.markAll))
  expect(platform.called('notifications.markread')[0]?.params['ids']).toBeUndefined()
  expect(unreadTitles(page.titles())).toEqual([])
  expect(page.chips()[0]).toBe('Все')
  expect(page.container.textContent).not.toContain(texts.markAll)
  expect(toasts.get().map(({ title }) => title)).toEqual([texts.marked])
  expect(document.activeElement?.contains(page.container.querySelector('ul'))).toBe(true)
})

it('reports that marking failed, and keeps the marks', async () => {
  platform.answers['notifications.markread'] = () => 'connection lost'
  const page = await show()
  await click(page.control(texts.markAll))
  expect(page.container.querySelector('[role=alert]')?.textContent).toBe(messages.body.errors.network.text)
  expect(unreadTitles(page.titles())).toHaveLength(2)
})

it('a followed link marks its notification as read, and a read one sends nothing', async () => {
  const page = await show()
  const links = [...page.container.querySelectorAll('a')]
  for (const link of links) link.addEventListener('click', (event) => event.preventDefault())
  const follow = async (href: string) => {
    const link = links.find((one) => one.getAttribute('href') === href)
    if (link) await click(link)
  }
  await follow('/ru/profile/bonuses')
  await follow('/ru/tournaments/3')
  expect(platform.called('notifications.markread').map(({ params }) => params['ids'])).toEqual(['bonus:7'])
  expect(page.chips()[0]).toBe('Все1, 1 непрочитанное')
})

it('shows more on request, then that there are no more', async () => {
  const [first] = all
  all = first ? Array.from({ length: 7 }, (_, index) => ({ ...first, id: `payment:${index}` })) : []
  const page = await show({ count: 5 })
  expect(page.titles()).toHaveLength(5)
  expect(page.container.textContent).toContain('Показано 5 из 7')
  await click(page.control(texts.more))
  expect(page.titles()).toHaveLength(7)
  expect(page.container.textContent).toContain(texts.end)
})

it('reports an empty list, and one that cannot be loaded, with a retry', async () => {
  all = []
  const empty = await show()
  expect(empty.container.textContent).toContain(texts.empty.text)
  expect(empty.container.textContent).not.toContain(texts.markAll)
  await empty.unmount()
  const failed = await show({}, 'InternalServerErrorException')
  expect(failed.container.querySelector('[role=alert]')?.textContent).toContain(texts.failed.title)
  await click(failed.control(messages.body.errors.retry))
  expect(failed.container.textContent).toContain(texts.empty.text)
})

it('shows nothing on a platform without notifications, and makes no calls for guests', async () => {
  const absent = await show({}, 'MethodNotFoundException')
  expect(absent.container.innerHTML).toBe('')
  await absent.unmount()
  const before = platform.calls.length
  const guest = await mount(block({}))
  await settle()
  expect(guest.container.innerHTML).toBe('')
  expect(platform.calls).toHaveLength(before)
})
