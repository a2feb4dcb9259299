import { beforeEach, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { examples } from './login-history.examples.ts'
import { LoginHistory } from './login-history.tsx'

const confirm = vi.hoisted(() => vi.fn())
vi.mock('../../src/modules/dialogs/index.ts', () => ({ confirmDialog: confirm }))

const texts = messages.body.profile.logins
const { end, endOf, endOthers, current } = messages.body.profile.sessions
let platform: ReturnType<typeof testPlatform>

beforeEach(() => {
  confirm.mockReset().mockResolvedValue(true)
  platform = testPlatform({ 'account.endsessions': () => ({ data: 1 }) })
})
async function show(name: keyof typeof examples) {
  const { props, data } = examples[name]
  const block = <LoginHistory {...bare} props={props} data={data} />
  const page = await mount(block, { account: testAccount })
  await settle()
  return { ...page, text: () => page.container.textContent }
}

it('lists logins with device, place, address, time and result', async () => {
  const page = await show('normal')
  const [stranger, login, attempt] = [...page.container.querySelectorAll('li')].map((row) => row.textContent)
  expect(login).toMatch(/^Chrome, AndroidToshkent · 84\.54\.112\.7\d\d\.11\.2026 \d+:\d\d/)
  expect(stranger).toContain(texts.method.social)
  expect(login).toContain(texts.method.password)
  expect(login).toContain(texts.success)
  expect(login).toContain(current)
  expect(login).not.toContain(texts.newDevice)
  expect(attempt).toContain('Edge, Windows213.230.99.41')
  expect(attempt).toContain(texts.newDevice)
  expect(attempt).toContain(texts.failure)
})

it('an unknown device leads to the end of the other sessions and to another password', async () => {
  const page = await show('normal')
  expect(page.text()).toContain(texts.unknownDevice)
  expect(page.control(texts.changePassword).getAttribute('href')).toBe('/ru/profile/security')
  confirm.mockResolvedValueOnce(false)
  await click(page.control(endOthers))
  expect(platform.called('account.endsessions')).toEqual([])
  await click(page.control(endOthers))
  await settle()
  expect(platform.called('account.endsessions')).toHaveLength(1)
})

it('ends the session of a login, which then is no longer open', async () => {
  const page = await show('normal')
  const label = endOf.replace('{{device}}', 'Edge, Windows')
  const buttons = [...page.container.querySelectorAll('button')].filter((each) => each.textContent === end)
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([label])
  const items = examples.normal.data.logins.data.items.map((each) => ({ ...each, session_id: null }))
  platform.answers['account.getlogins'] = () => ({ data: { items, total: 3, unknown_sessions: 0 } })
  await click(page.control(label))
  await settle()
  expect(platform.called('account.endsessions').map(({ params }) => params['id'])).toEqual(['d1e2f3'])
  expect(page.text()).not.toContain(texts.unknownDevice)
  expect(page.text()).toContain(texts.note)
})

it('failed attempts that push the login of an unknown device off the page do not hide it', async () => {
  const page = await show('pushed')
  expect(page.text()).toContain(texts.unknownDevice)
})

it('familiar logins raise no alarm', async () => {
  const page = await show('familiar')
  expect(page.text()).not.toContain(texts.unknownDevice)
  expect(page.text()).toContain(texts.end)
})

it('says that there are none, and reports a failure with a retry', async () => {
  const empty = await show('empty')
  expect(empty.text()).toContain(texts.none)
  await empty.unmount()
  const failed = await show('error')
  expect(failed.control(messages.body.errors.retry)).toBeDefined()
})

it('is absent on a platform without it, and for guests', async () => {
  const data = { logins: { status: 'error' as const, error: 'MethodNotFoundException' } }
  const block = <LoginHistory {...bare} data={data} />
  const page = await mount(block, { account: testAccount })
  expect(page.container.textContent).toBe('')
  await page.unmount()
  const guest = await mount(<LoginHistory {...bare} data={{ logins: undefined }} />)
  expect(guest.container.textContent).toBe('')
  expect(platform.called('account.getlogins')).toEqual([])
})
