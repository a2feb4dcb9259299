// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNavigate } from './navigate.ts'

const routed = vi.fn<(to: unknown, options: unknown) => Promise<void>>(() => Promise.resolve())
const assigned = vi.fn()
const warn = vi.fn()
const navigate = createNavigate({ navigate: routed })

beforeEach(() => {
  vi.stubGlobal('location', { assign: assigned })
  vi.spyOn(console, 'warn').mockImplementation(warn)
})
afterEach(() => {
  for (const mock of [routed, assigned, warn]) mock.mockClear()
  vi.restoreAllMocks()
})

test('pages of the site go to the router, paths that the server handles do not', async () => {
  await navigate('/ru/rules?a=1')
  await navigate('/platform/game/aviora')
  await navigate('/oauth/init?service=google')
  const plain = { replace: false, preventScrollReset: false }
  expect(routed.mock.calls).toEqual([
    ['/ru/rules?a=1', plain],
    ['/platform/game/aviora', plain],
  ])
  expect(assigned.mock.calls).toEqual([['/oauth/init?service=google']])
})

test('an external address is followed only with the opt-in', async () => {
  await navigate('https://pay.example/a', { external: true })
  expect(assigned.mock.calls).toEqual([['https://pay.example/a']])
})

test.each([
  ['https://evil.example', {}, 'Navigating to an external URL is not allowed by default.'],
  ['javascript:alert(1)', { external: true }, 'Cannot navigate to a URL with that protocol.'],
])('%s with %j is not followed and logged', async (address, options, message) => {
  await navigate(address, options)
  expect([routed, assigned].flatMap((mock) => mock.mock.calls)).toEqual([])
  expect(warn.mock.calls[0]?.[1]).toMatchObject({ message, fatal: false, unhandled: false })
})
