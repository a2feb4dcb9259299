import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { firstPassword, openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US', expectedStatuses: [401, 422] })
const { account, signIn } = english
const newPassword = 'a lantern over the old harbour'

test('the Studio lists sessions and changes the password, which ends the other sessions', async ({
  page,
  site,
  browser,
}) => {
  const elsewhere = await browser.newPage({ locale: 'en-US' })
  await openStudio(elsewhere, site)
  await openStudio(page, site)

  await page.getByRole('link', { name: 'Admin' }).press('Enter')
  await expect(page.getByText(account.thisSession)).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  expect(await violationsOf(page)).toEqual([])

  const fill = async (current: string, chosen: string) => {
    await page.getByLabel(account.password).fill(current)
    await page.getByLabel(account.newPassword, { exact: true }).fill(chosen)
    await page.getByLabel(account.repeated).fill(chosen)
    await page.getByLabel(account.repeated).press('Enter')
  }
  await fill('wrong', newPassword)
  await expect(page.getByText(account.wrong)).toBeVisible()
  const password = await firstPassword(site)
  await fill(password, 'qwerty123456')
  await expect(page.getByText(account.common)).toBeVisible()
  await fill(password, newPassword)
  await expect(page.getByText(account.passwordChanged)).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)

  await page.reload()
  await expect(page.getByText(account.thisSession)).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByRole('button', { name: signIn.submit })).toBeVisible()
  await elsewhere.close()
})
