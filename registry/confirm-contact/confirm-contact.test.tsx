import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { registerAction } from '../../src/renderer/actions.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform, type Outcome } from '../../tests/support/test-platform.ts'
import { ConfirmContact } from './confirm-contact.tsx'

const texts = messages.body.auth.confirmation
const link = '/confirmation?contact=a%40example.com&code=012345'
let visited: string[] = []

beforeEach(() => {
  visited = []
  registerAction('navigate', ({ to }) => visited.push(to))
})
async function open(address: string, account = testAccount) {
  const page = await mount(
    <MemoryRouter initialEntries={[address]}>
      <ConfirmContact />
    </MemoryRouter>,
    { account },
  )
  await settle()
  return { ...page, title: () => page.container.querySelector('h1')?.textContent }
}

it('the link confirms the contact and continues', async () => {
  const platform = testPlatform({ 'account.confirmContact': () => ({ data: 1 }) })
  await open(link)
  expect(platform.called('account.confirmContact')[0]?.params).toMatchObject({
    contact: 'a@example.com',
    code: '012345',
  })
  expect(visited).toEqual(['/confirmation/success'])
})

it.each<[Outcome<'account.confirmContact'>, string]>([
  [{ error: 'InvalidParameterException' }, texts.expired.title],
  [{ error: 'InternalServerErrorException' }, texts.failed.title],
  [{ error: 'AuthorizationException' }, texts.guest.title],
  ['connection lost', texts.offline.title],
])('a link that does not confirm, %o, says %s', async (outcome, title) => {
  testPlatform({ 'account.confirmContact': () => outcome })
  const page = await open(link)
  expect(page.title()).toBe(title)
  expect(visited).toEqual([])
})

it('an expired link offers another message, and a lost connection a retry', async () => {
  const platform = testPlatform({
    'account.confirmContact': () => ({ error: 'InvalidParameterException' }),
    'account.sendconfirmationtocontact': () => ({ data: 1 }),
  })
  const page = await open(link)
  await click(page.control(texts.resend))
  await settle()
  expect(page.title()).toBe(texts.sent.title)
  expect(platform.called('account.sendconfirmationtocontact')).toHaveLength(1)
  await page.unmount()

  platform.answers['account.confirmContact'] = () => 'connection lost'
  const again = await open(link)
  platform.answers['account.confirmContact'] = () => ({ data: 1 })
  await click(again.control(messages.body.errors.retry))
  await settle()
  expect(visited).toEqual(['/confirmation/success'])
})

it('an incomplete link, and a guest, make no call to the platform', async () => {
  const platform = testPlatform({})
  const broken = await open('/confirmation?contact=a%40example.com')
  expect(broken.title()).toBe(texts.broken.title)
  await broken.unmount()
  const guest = await open(link, { ...testAccount, uid: 0 })
  expect(guest.title()).toBe(texts.guest.title)
  expect(guest.control(texts.login).getAttribute('href')).toBe(
    `/ru/forms/sign_in?redirectUrl=${encodeURIComponent(link)}`,
  )
  expect(platform.calls).toEqual([])
})
