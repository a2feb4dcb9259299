import { password, registerPlayer } from '../support/account.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { documentText, fieldLabel, message } from '../support/texts.ts'

test.use({ expectedStatuses: [400, 422] })

const submit = (form: string) => documentText(`forms/${form}`, 'submit.label', 'uz')

test('a player sets deposit and time limits, removes a limit, takes a break, and self-excludes', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const phone = await registerPlayer(page, baseURL ?? '')
  await page.goto('/profile/responsible-game')
  const limits = page.locator('#limits')
  const dialog = page.getByRole('dialog')
  const question = page.getByRole('alertdialog')

  await expect(limits.getByText(message('uz', 'profile.limits.none'))).toBeVisible()
  await limits.getByRole('button', { name: message('uz', 'profile.limits.addMoney') }).click()
  await dialog.getByRole('button', { name: submit('money-limit') }).click()
  const amount = dialog.getByLabel(fieldLabel('money-limit', 'amount', 'uz'))
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await amount.fill('500000')
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: submit('money-limit') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(limits.getByRole('progressbar', { name: 'Haftalik toʻldirish' })).toHaveAttribute('value', '0')
  // The deposit limit's card shows the change.
  await expect(page.locator('#deposit-limit')).toContainText('500,000')

  await limits.getByRole('button', { name: message('uz', 'profile.limits.addTime') }).click()
  await dialog.getByLabel(fieldLabel('session-limit', 'minutes', 'uz')).selectOption({ label: '2 soat' })
  await dialog.getByRole('button', { name: submit('session-limit') }).click()
  await expect(limits.getByRole('progressbar', { name: 'Kunlik oʻyin vaqti' })).toBeVisible()

  // Removing a limit needs a confirmation and takes a day.
  await limits.getByRole('button', { name: /Haftalik toʻldirish/ }).click()
  await question.getByRole('button', { name: message('uz', 'profile.limits.keep') }).click()
  await expect(question).toHaveCount(0)
  await limits.getByRole('button', { name: /Haftalik toʻldirish/ }).click()
  await question.getByRole('button', { name: message('uz', 'profile.limits.remove') }).click()
  await expect(limits.getByText(/da bekor boʻladi/)).toBeVisible()

  // The consequences are shown before any input.
  await page.getByRole('button', { name: message('uz', 'profile.breaks.timeOut') }).click()
  await expect(dialog).toContainText('Uni bekor qilib boʻlmaydi')
  await dialog.getByLabel(fieldLabel('time-out', 'hours', 'uz')).selectOption({ label: '1 soat' })
  await dialog.getByRole('button', { name: submit('time-out') }).click()
  await expect(page.locator('#breaks').getByRole('status')).toContainText('Tanaffus')

  // A new login, with which nobody has confirmed anything.
  await enter(page, phone, password)
  await page.getByRole('button', { name: message('uz', 'profile.breaks.exclude') }).click()
  await expect(dialog).toContainText('hech kim, yordam xizmati ham, bekor qila olmaydi')
  await dialog
    .getByLabel(fieldLabel('self-exclusion', 'months', 'uz'), { exact: true })
    .selectOption({ label: '6 oy' })
  await dialog.getByRole('button', { name: submit('self-exclusion') }).click()
  await expect(dialog.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('checkbox').check()
  await expect(dialog.getByRole('checkbox')).not.toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: submit('self-exclusion') }).click()
  const confirmation = page.getByRole('dialog', { name: message('uz', 'profile.confirmation.title') })
  const field = confirmation.getByLabel(fieldLabel('confirm-identity', 'password', 'uz'), { exact: true })
  await field.fill('not-mine')
  await field.press('Enter')
  await expect(confirmation.getByText('Parol toʻgʻri kelmadi')).toBeVisible()
  await field.fill(password)
  await field.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('#breaks').getByRole('status')).toContainText('gacha oʻyin uchun yopiq')

  // Spending is shown by period; the figures of each load when it is selected.
  await page.getByRole('tab', { name: message('uz', 'profile.spending.periods.month') }).click()
  await expect(page.locator('#spending').getByRole('tabpanel')).toContainText(
    message('uz', 'profile.spending.net'),
  )

  // No page invites to pay in or to play; each says until when.
  const main = page.getByRole('main')
  const ofPlay = ['/', '/game/aviora', '/betting', '/jackpots', '/winners', '/gamehall', '/gamehall/for-you']
  for (const path of [...ofPlay, '/tournaments', '/tournaments/1', '/tournaments/1/gamehall']) {
    await page.goto(path)
    await expect(main.getByRole('heading')).toHaveText(/\d\d\.\d\d\.\d{4} .* gacha oʻyindan chetlatgansiz/)
    await expect(
      main.locator('[data-game], iframe, a[href*="/game"], a[href*="/cashier/deposit"]'),
    ).toHaveCount(0)
    await expect(page.locator('a[href*="/cashier/deposit"]').filter({ visible: true })).toHaveCount(0)
  }

  // The cashier says so before it asks for anything.
  await page.goto('/cashier/deposit')
  await expect(page.locator('main')).toContainText('gacha oʻyindan chetlatgansiz')
  await expect(page.locator('main').getByRole('textbox')).toHaveCount(0)
  await page.getByRole('link', { name: message('uz', 'cashier.break.withdraw') }).click()
  await expect(page).toHaveURL(/cashier\/withdraw/)
})
