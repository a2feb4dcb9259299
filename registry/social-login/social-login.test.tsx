import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { keepBackUrl } from '../../src/lib/urls/back-url.ts'
import * as storageKeys from '../../src/lib/browser/storage-keys.ts'
import { handOver } from '../../src/modules/sign-in/social-channel.ts'
import { accountAnswer, accountError } from '../../tests/support/account-answers.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testConfig } from '../../tests/support/site-config.ts'
import { testAccount } from '../../tests/support/test-account.ts'
import { SocialLogin } from './social-login.tsx'

const { problems } = messages.body.auth.social
const window = { closed: false }
const opened = vi.fn<(address: string, name: string, features: string) => object | null>(() => window)
let answer: () => Response

beforeEach(() => {
  localStorage.clear()
  opened.mockClear()
  vi.stubGlobal('open', opened)
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
})
const element = <SocialLogin {...bare} props={{ services: ['google', 'telegram'], purpose: 'login' }} />
const google = messages.body.auth.social.continue.replace('{{service}}', 'Google')

async function begin() {
  const page = await mount(element)
  await click(page.control(google))
  const address = new URL(String(opened.mock.calls[0]?.[0]), 'http://site')
  const back = new URL(address.searchParams.get('redirect_url') ?? '', 'http://site')
  const state = back.searchParams.get('state') ?? ''
  const reply = async (outcome: { accessToken: string } | { error: string }) => {
    await act(() => handOver({ state, service: 'google', ...outcome }))
    await settle()
  }
  return { page, reply, problem: () => page.container.querySelector('[role=alert]')?.textContent }
}

it('opens the window in its size, and waits for it', async () => {
  answer = () => accountAnswer(testAccount)
  const { page, reply } = await begin()
  expect(opened.mock.calls[0]?.[2]).toContain('width=640,height=480')
  expect(page.control(google).getAttribute('aria-busy')).toBe('true')
  await reply({ accessToken: 'abc' })
  expect(page.control(google).getAttribute('aria-busy')).toBeNull()
})

it('offers the services of the settings, in the order of the block', async () => {
  const socialProviders = [
    { id: 'vk', name: 'VK' },
    { id: 'apple', name: 'Apple', icon: '/media/apple.svg' },
  ]
  const config = { ...testConfig, auth: { ...testConfig.auth, socialProviders } }
  const props = { services: ['apple', 'google', 'vk'], purpose: 'login' as const }
  const { container } = await mount(<SocialLogin {...bare} props={props} />, { config })
  const label = (service: string) => messages.body.auth.social.continue.replace('{{service}}', service)
  expect([...container.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    label('Apple'),
    label('VK'),
  ])
})

it('drops a backUrl that is not allowed before it leaves', async () => {
  keepBackUrl('social', '?backUrl=https%3A%2F%2Fa.example', { externalHosts: ['a.example'] })
  await begin()
  expect(localStorage.getItem(storageKeys.socialReturn)).toBeNull()
})

it.each([
  [{ error: 'access_denied' }, () => accountAnswer(testAccount), problems.cancelled],
  [{ error: 'server_error' }, () => accountAnswer(testAccount), problems.failed],
  [{ accessToken: 'abc' }, () => accountError('AuthorizationException', 401), problems.expired],
  [{ accessToken: 'abc' }, () => accountError('UserBannedException', 403), problems.banned],
  [{ accessToken: 'abc' }, () => accountError('UserDeletedException', 422), problems.deleted],
  [{ accessToken: 'abc' }, () => accountError('TooManyRequestsException', 429), problems.tooMany],
  [
    { accessToken: 'abc' },
    () => {
      throw new TypeError('offline')
    },
    problems.offline,
  ],
])('says why the login failed after %o', async (outcome, given, text) => {
  answer = given
  const { reply, problem } = await begin()
  await reply(outcome)
  expect(problem()).toBe(text)
})
