import { beforeEach, expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { examples } from './referral-friends.examples.ts'
import { ReferralFriends } from './referral-friends.tsx'

const texts = messages.body.referral.friends
const friends = examples.normal.data.friends.data.items

beforeEach(() => {
  testPlatform({
    'referral.getfriends': ({ params }) => {
      const offset = Number(params['offset'] ?? 0)
      const items = friends.slice(offset, offset + Number(params['count']))
      return { data: { items, total: friends.length } }
    },
  })
})
async function show(
  error?: string,
  props: { count?: number } = {},
  { account = testAccount, features = { referral: true } } = {},
) {
  const data = { friends: error === undefined ? undefined : { status: 'error' as const, error } }
  const block = <ReferralFriends {...bare} props={props} data={data} />
  const page = await mount(block, { account, features })
  await settle()
  return {
    ...page,
    text: () => page.container.textContent,
    rows: () => [...page.container.querySelectorAll('li')].map((row) => row.textContent),
  }
}

it('lists the friends with state, reward or reason', async () => {
  const page = await show()
  const [registered, qualified, rewarded, self, late] = page.rows()
  expect(registered).toBe(
    `Z***kРегистрация 27.02.2026Условия можно выполнить до 29.03.2026${texts.states.registered}`,
  )
  expect(qualified).toContain(texts.states.qualified)
  expect(rewarded).toContain('+50,000\u00a0сум')
  expect(rewarded).toContain(texts.states.rewarded)
  expect(self).toContain(texts.reasons.self)
  expect(late).toContain(texts.reasons.late)
  expect(page.text()).toContain(texts.end)
})

it('shows more on request', async () => {
  const page = await show(undefined, { count: 3 })
  expect(page.rows()).toHaveLength(3)
  expect(page.text()).not.toContain(texts.end)
  await click(page.control(messages.body.notifications.more))
  await settle()
  expect(page.rows()).toHaveLength(5)
  expect(page.text()).toContain(texts.end)
})

it('says that nobody was invited yet', async () => {
  testPlatform({ 'referral.getfriends': () => ({ data: { items: [], total: 0 } }) })
  const page = await show()
  expect(page.text()).toContain(texts.empty.text)
})

it('is absent during a break, and on a site or a platform without invitations', async () => {
  const absent = await show('MethodNotFoundException')
  expect(absent.text()).toBe('')
  await absent.unmount()
  const pausedByPlatform = await show('InvalidRequestException')
  expect(pausedByPlatform.text()).toBe('')
  await pausedByPlatform.unmount()
  const off = await show(undefined, {}, { features: { referral: false } })
  expect(off.text()).toBe('')
  await off.unmount()
  const paused = await show(undefined, {}, { account: { ...testAccount, is_on_break: true } })
  expect(paused.text()).toBe('')
})
