import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { clientId, clientSecret, startTestProvider } from '../../support/content/test-provider.ts'
import { violationsOf } from '../support/axe.ts'
import { startSite } from '../support/site.ts'
import { firstPassword, signOutOfStudio } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test.use({ locale: 'en-US', expectedStatuses: [0, 401, 403] })
test.setTimeout(240_000)
const { signIn, palette } = english
const office = (text: string) => text.replace('{{label}}', 'Office')

test('a user signs in with the provider of the company and signs out', async ({ page }) => {
  const provider = await startTestProvider()
  const site = await startSite({
    STUDIO_OIDC_ISSUER: provider.issuer,
    STUDIO_OIDC_CLIENT_ID: clientId,
    STUDIO_OIDC_CLIENT_SECRET: clientSecret,
    STUDIO_OIDC_LABEL: 'Office',
    STUDIO_OIDC_DOMAINS: 'example.com',
    STUDIO_OIDC_ROLES: 'cms-editors=editor',
    STUDIO_OIDC_ADD_USERS: 'true',
    STUDIO_LOCAL_ACCOUNTS: 'false',
  })
  try {
    await page.goto(`${site.url}/studio`)
    const enter = page.getByRole('link', { name: office(signIn.singleSignOn) })
    await expect(page.getByText(signIn.adminsOnly)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])

    // The person cancels, has another domain, then the right one.
    await enter.click()
    await expect(page.getByRole('alert')).toHaveText(
      office(signIn.failures.denied).replace('{{label}}', 'Office'),
    )
    expect(new URL(page.url()).search).toBe('')
    provider.person = { sub: 'u-1', email: 'nodir@evil.example', email_verified: true }
    await enter.click()
    await expect(page.getByRole('alert')).toHaveText(office(signIn.failures.domain))
    provider.person = {
      sub: 'u-1',
      email: 'nodir@example.com',
      email_verified: true,
      name: 'Nodir',
      groups: ['cms-editors'],
    }
    await enter.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: palette.title })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Nodir').first()).toBeVisible()

    // Out, at the provider, too.
    await page.goto(`${site.url}/studio/account`)
    const isBack = page.waitForEvent('load')
    await signOutOfStudio(page)
    await isBack
    await expect(enter).toBeVisible()
    expect(provider.ended).toHaveLength(1)

    // The emergency account works without the provider.
    await provider.close()
    await page.getByLabel(signIn.login).fill('admin')
    await page.getByLabel(signIn.password).fill(await firstPassword(site))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: palette.title })).toBeVisible()
  } finally {
    await site.stop()
    await provider.close().catch(() => undefined)
  }
})
