import { expect, test } from 'vitest'
import { useTokenSite } from '../../../tests/support/content/token-site.ts'

const site = useTokenSite()

test('sign-ins count together for all addresses of one network', async () => {
  const signIn = async (remoteAddress: string) => {
    const { statusCode } = await site.studio.app.inject({
      method: 'POST',
      url: '/studio/api/session.open',
      remoteAddress,
      payload: { login: `guess ${remoteAddress}`, password: 'guess' },
    })
    return statusCode
  }
  for (let host = 1; host <= 50; host += 1)
    expect(await signIn(`2001:db8:1:2::${host.toString(16)}`)).toBe(401)
  expect(await signIn('2001:db8:1:2:ffff::1')).toBe(429)
  expect(await signIn('2001:db8:1:3::1')).toBe(401)
})
