import { beforeEach, expect, it } from 'vitest'
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { NotificationBell, useMarkRead } from './index.ts'

const none = { money: 0, bonus: 0, game: 0, account: 0 }
let unread = none
let platform: ReturnType<typeof testPlatform>

beforeEach(() => {
  unread = none
  platform = testPlatform({
    'notifications.getlist': () => ({ data: { items: [], offset: 0, limit: 1, total: 0, unread } }),
    'notifications.markread': () => ({ data: { unread: { ...none, bonus: 1 } } }),
  })
})
async function show(balance?: string, path = '/') {
  const page = await mount(<NotificationBell balance={balance} />, { account: testAccount, path })
  await settle()
  const link = () => page.container.querySelector('a')
  return { ...page, name: () => link()?.getAttribute('aria-label'), badge: () => link()?.textContent }
}
const requests = () => platform.called('notifications.getlist').length

it.each([
  [none, 'Уведомления', ''],
  [{ ...none, money: 1 }, 'Уведомления, 1 непрочитанное', '1'],
  [{ ...none, money: 2, game: 3 }, 'Уведомления, 5 непрочитанных', '5'],
  [{ ...none, account: 1280 }, 'Уведомления, 1,280 непрочитанных', '99+'],
])('names and shows the number of unread notifications', async (numbers, name, badge) => {
  unread = numbers
  const bell = await show()
  expect([bell.name(), bell.badge()]).toEqual([name, badge])
})

it('is absent on a platform without notifications, and while it cannot be reached', async () => {
  for (const outcome of [{ error: 'MethodNotFoundException' }, 'connection lost'] as const) {
    platform.answers['notifications.getlist'] = () => outcome
    const bell = await show()
    expect(bell.container.innerHTML).toBe('')
  }
})

it('is requested again when the balance changes, but not for every bet in a game', async () => {
  const bell = await show('100.00')
  expect(requests()).toBe(1)
  unread = { ...none, money: 1 }
  await bell.render(<NotificationBell balance="600.00" />)
  await settle()
  expect([requests(), bell.badge()]).toEqual([2, '1'])
  await bell.render(<NotificationBell balance="600.00" />)
  await settle()
  expect(requests()).toBe(2)
  await bell.unmount()
  const inGame = await show('600.00', '/game/olmos')
  const before = requests()
  await inGame.render(<NotificationBell balance="590.00" />)
  await settle()
  expect(requests()).toBe(before)
})

function ReadButton() {
  const markRead = useMarkRead()
  return (
    <button type="button" onClick={() => void markRead(['payment:1', 'bonus:2'])}>
      read
    </button>
  )
}

it('shows what is left after notifications were read elsewhere on the page', async () => {
  unread = { ...none, money: 1, bonus: 2 }
  const page = await mount(
    <>
      <NotificationBell balance={undefined} />
      <ReadButton />
    </>,
    { account: testAccount },
  )
  await settle()
  await click(page.control('read'))
  expect(platform.called('notifications.markread')[0]?.params).toMatchObject({ ids: 'payment:1,bonus:2' })
  expect(page.container.querySelector('a')?.textContent).toBe('1')
  expect(requests()).toBe(1)
})
