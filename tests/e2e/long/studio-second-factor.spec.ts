import { TOTP } from 'otpauth'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { firstPassword, openStudio, signOutOfStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US', expectedStatuses: [401, 403] })
const { account, signIn, users, palette } = english

test('the Studio asks for the second factor that administrators require', async ({ page, site }) => {
  await openStudio(page, site, '/users')
  await page.getByLabel(users.requireFactor).click()
  await expect(page.getByRole('heading', { name: account.factorRequired })).toBeVisible()
  const password = await firstPassword(site)
  await page.getByLabel(account.confirmPassword).fill(password)
  await page.getByLabel(account.confirmPassword).press('Enter')
  await expect(page.getByRole('img', { name: account.factorQr })).toBeVisible()
  await expect(page.getByLabel(account.factorCode)).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.keyboard.type(new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  const codes = page.getByRole('list', { name: account.recoveryCodes }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  await page.getByRole('button', { name: account.recoveryDone }).press('Enter')
  await expect(page.getByRole('cell', { name: account.factorOn })).toBeVisible()

  await signOutOfStudio(page)
  // The page of users has fields with the same labels.
  await expect(page.getByRole('button', { name: signIn.submit })).toBeVisible()
  await page.getByLabel(signIn.login).fill('admin')
  await page.getByLabel(signIn.password).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(signIn.code)).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(signIn.wrongCode)).toBeVisible()
  await page.getByLabel(signIn.code).fill(recovery)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: palette.title })).toBeVisible()
})
