import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { followSignIn, nodir, startSignOnStudio } from '../../../tests/support/content/sign-on-studio.ts'
import { startTestProvider, type TestProvider } from '../../../tests/support/content/test-provider.ts'
import type { TestStudio } from '../../../tests/support/content/test-studio.ts'

let provider: TestProvider
let studio: TestStudio
beforeEach(async () => {
  provider = await startTestProvider()
  provider.person = nodir
  studio = await startSignOnStudio(provider)
})
afterEach(async () => {
  await studio.close()
  await provider.close()
})

describe('single sign-on', () => {
  test('takes no attempts from passwords, however often it starts', async () => {
    for (let times = 0; times < 50; times += 1) await studio.app.inject('/studio/sso/start')
    expect((await studio.app.inject('/studio/sso/start')).headers.location).toBe(
      '/studio?signInFailure=tooMany',
    )
    const { status } = await studio.call('session.open', { login: 'nobody', password: 'wrong password' })
    expect(status).toBe(401)
  })

  test('asks the provider only so many times for one address that never signs in', async () => {
    const value = 'x'.repeat(43)
    const forged = () =>
      studio.app.inject({
        url: `/studio/sso/callback?state=${value}&code=guess`,
        headers: { cookie: `marquee_studio_sso=${value}.${value}.${value}` },
      })
    for (let times = 0; times < 50; times += 1) await forged()
    const asked = provider.requests.length
    expect((await forged()).headers.location).toBe('/studio?signInFailure=tooMany')
    expect(provider.requests).toHaveLength(asked)
  })

  test('does not stop an office whose people share an address', async () => {
    for (let times = 0; times < 49; times += 1) await studio.app.inject('/studio/sso/start')
    expect((await followSignIn(studio, provider)).location).toBe('/studio')
    expect((await followSignIn(studio, provider)).location).toBe('/studio')
  })

  test('asks a provider that has just answered only once for its addresses', async () => {
    const count = () => provider.requests.filter((path) => path.includes('openid-configuration')).length
    await studio.app.inject('/studio/sso/start')
    const asked = count()
    await studio.app.inject('/studio/sso/start')
    expect(count()).toBe(asked)
    studio.wait(11_000)
    await studio.app.inject('/studio/sso/start')
    expect(count()).toBe(asked + 1)
  })
})
