import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { callStudio, enterStudio } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test.use({ locale: 'en-US', expectedStatuses: [401, 422] })
const { account, signIn } = english
const password = 'grows lemons at home'
const newPassword = 'a lantern over the old harbour'

test('the Studio lists sessions and changes the password, which ends the other sessions', async ({
  page,
  site,
  browser,
}) => {
  const admin = await browser.newPage()
  await enterStudio(admin, site)
  const user = { login: 'nodira', name: 'Nodira', role: 'viewer' }
  await callStudio(admin, site, 'users.add', { ...user, password })
  await admin.close()
  const elsewhere = await browser.newPage({ locale: 'en-US' })
  await enterStudio(elsewhere, site, user.login, password)
  await enterStudio(page, site, user.login, password)

  await page.goto(`${site.url}/studio`)
  await page.getByRole('link', { name: user.name }).press('Enter')
  await expect(page.getByText(account.thisSession)).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)

  const fill = async (current: string, chosen: string) => {
    await page.getByLabel(account.password).fill(current)
    await page.getByLabel(account.newPassword, { exact: true }).fill(chosen)
    await page.getByLabel(account.repeated).fill(chosen)
    await page.getByLabel(account.repeated).press('Enter')
  }
  await fill('wrong', newPassword)
  await expect(page.getByText(account.wrong)).toBeVisible()
  await fill(password, 'qwerty123456')
  await expect(page.getByText(account.common)).toBeVisible()
  await fill(password, newPassword)
  await expect(page.getByText(account.passwordChanged)).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)

  await elsewhere.goto(`${site.url}/studio`)
  await expect(elsewhere.getByRole('button', { name: signIn.submit })).toBeVisible()
  await elsewhere.close()
})
