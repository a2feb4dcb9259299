import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { connectDevice } from '../support/authenticator-device.ts'
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { firstPassword, openStudio, signOutOfStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US', expectedStatuses: [401] })
const { account, signIn, cancel, palette } = english

test('a passkey is added, named, used to sign in, and removed', async ({ page, site }) => {
  const device = await connectDevice(page)
  await openStudio(page, site, '/account')
  const password = await firstPassword(site)
  const passkeys = page.getByRole('region', { name: account.passkeys })
  await passkeys.getByRole('button', { name: account.passkeyAdd }).click()
  await passkeys.getByLabel(account.passkeyName).fill('Laptop')
  expect(await violationsOf(page)).toEqual([])
  await passkeys.getByLabel(account.confirmPassword).fill(password)
  await page.keyboard.press('Enter')
  await expect(passkeys.getByRole('list', { name: account.recoveryCodes }).getByRole('listitem')).toHaveCount(
    10,
  )
  await passkeys.getByRole('button', { name: account.recoveryDone }).click()
  await passkeys.getByRole('button', { name: `${account.passkeyRename}: Laptop` }).click()
  await passkeys.getByLabel(account.passkeyName).fill('Work laptop')
  await page.keyboard.press('Enter')
  await expect(passkeys.getByText('Work laptop')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await signOutOfStudio(page)
  await page.getByLabel(signIn.login).fill('admin')
  await page.getByLabel(signIn.password).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(signIn.needsPasskey)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await device.recognize(false)
  await page.getByRole('button', { name: signIn.passkey }).click()
  await expect(page.getByText(account.passkeyCancelled)).toBeVisible()
  await device.recognize(true)
  await page.getByRole('button', { name: signIn.passkey }).click()
  await expect(page.getByRole('button', { name: palette.title })).toBeVisible()

  const remove = passkeys.getByRole('button', { name: `${account.passkeyRemove}: Work laptop` })
  await remove.click()
  await passkeys.getByRole('button', { name: cancel }).click()
  await remove.click()
  await passkeys.getByLabel(account.confirmPassword).fill(password)
  await page.keyboard.press('Enter')
  await expect(passkeys.getByRole('listitem')).toHaveCount(0)
  await signOutOfStudio(page)
  await page.getByRole('button', { name: signIn.passkey }).click()
  await expect(page.getByText(account.passkeyWrong)).toBeVisible()
})
