import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../../../schemas/locale.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { registerPlayer } from '../support/account.ts'
import { violationsOf } from '../support/axe.ts'
import { enter, seeBalance } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { documentText, message } from '../support/texts.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const text = (key: string) => message('uz', key)
const balance = (page: Page) => main(page).locator('dl dd').first()

const looks = [
  { locale: 'uz', scheme: 'dark', program: 'Marra klubi' },
  { locale: 'ru', scheme: 'light', program: 'Клуб Marra' },
] as const

for (const { locale, scheme, program } of looks)
  test(`guests can open program, shop and rules, which link to each other (${locale}) [API-LOY-05, ROUTE-25, ROUTE-26, ROUTE-27]`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      if (window.top === window) localStorage.setItem('marquee.scheme', value)
    }, scheme)
    const title = (key: string) =>
      documentText(`pages/${key}`, 'blocks.0.props.title', locale satisfies Locale)
    await page.goto(localePath('/loyalty', locale))
    await expect(heading(page)).toHaveText(title('loyalty'))
    await expect(main(page).getByRole('listitem').filter({ hasText: '+20%' })).toHaveCount(4)
    expect(await violationsOf(page)).toEqual([])

    await main(page)
      .getByRole('link', { name: documentText('pages/loyalty', 'blocks.0.props.buttons.0.label', locale) })
      .click()
    await expect(page).toHaveURL(/\/loyalty\/shop$/)
    await expect(heading(page)).toHaveText(title('loyalty-shop'))
    await expect(
      main(page).getByRole('button', { name: message(locale, 'loyalty.shop.get'), exact: false }),
    ).toHaveCount(8)
    expect(await violationsOf(page)).toEqual([])

    await page.goto(localePath('/loyalty', locale))
    await main(page)
      .getByRole('link', { name: message(locale, 'loyalty.programs.details') })
      .click()
    await expect(page).toHaveURL(/\/loyalty\/marra-club$/)
    await expect(heading(page)).toHaveText(program)
    await expect(
      main(page).getByRole('heading', { name: message(locale, 'loyalty.programs.rules') }),
    ).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

/** Opens the dialog of a gift and continues to the confirmation. */
async function askFor(page: Page, gift: string, price: string): Promise<Locator> {
  await main(page)
    .getByRole('button', { name: new RegExp(`${gift}, ${price}`) })
    .click()
  const dialog = page.getByRole('dialog', { name: text('loyalty.buy.title') })
  await expect(dialog).toContainText(gift)
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: new RegExp(`^${price}`) }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(gift)
  expect(await violationsOf(page)).toEqual([])
  return question
}

test('a player changes the companion, spends points once by a double click, and sees how many are missing [API-LOY-01, DLG-22, DLG-23, LOY-02, LOY-04, LOY-06]', async ({
  page,
}) => {
  await enter(page)
  await page.goto('/loyalty/shop')
  // Earlier bets on this site have added points.
  await expect(balance(page)).toHaveText(/^3,8\d\d$/)
  const points = Number((await balance(page).innerText()).replace(',', ''))
  const shown = (amount: number) => amount.toLocaleString('en-US')
  const card = (name: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })

  await card('Tulki').getByRole('button').click()
  const introduction = page.getByRole('dialog', { name: text('loyalty.characters.change.title') })
  await expect(introduction.getByRole('img', { includeHidden: true })).toBeVisible()
  await introduction.getByRole('button', { name: text('loyalty.characters.choose') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('loyalty.characters.confirm.yes') })
    .click()
  await expect(card('Tulki')).toContainText(text('loyalty.characters.chosen'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(main(page).getByRole('heading', { name: `${text('loyalty.companion')} Tulki` })).toBeVisible()

  let sent = 0
  page.on('request', (request) => (sent += request.url().includes('buyproduct') ? 1 : 0))
  const question = await askFor(page, '50 aylantirish', '400 ball')
  await question.getByRole('button', { name: text('loyalty.buy.confirm.yes') }).dblclick()
  const done = page.getByRole('dialog', { name: text('loyalty.buy.done.title') })
  await expect(done).toContainText(`${shown(points - 400)} ball`)
  expect(sent).toBe(1)
  expect(await violationsOf(page)).toEqual([])
  await done.getByRole('button', { name: text('loyalty.buy.done.ok') }).click()
  await expect(balance(page)).toHaveText(shown(points - 400))

  await main(page)
    .getByRole('button', { name: /100,000 soʻm, 6,000 ball/ })
    .click()
  const missing = page.getByRole('dialog', { name: text('loyalty.insufficient.title') })
  await expect(missing).toContainText(`${shown(6000 - (points - 400))} ball`)
  expect(await violationsOf(page)).toEqual([])
  await missing.getByRole('link').click()
  // The path has changed: the platform's answer to the purchase arrives with it.
  await expect(page).toHaveURL(/\/loyalty$/)
  await expect(page.getByText('Sovgʻa olindi')).toBeVisible()
  await expect(balance(page)).toHaveText(shown(points - 400))
})

test('a new player is greeted on the first tap, and the tutorial explains the program [API-LOY-04, LOY-18]', async ({
  page,
  baseURL,
}) => {
  await registerPlayer(page, baseURL ?? '')
  await page.goto('/rules')
  await seeBalance(page)
  const notices = page.getByRole('region', { name: text('toasts.label') })
  await expect(notices.getByRole('paragraph')).toHaveCount(0)
  await heading(page).click()
  await notices.getByRole('button', { name: text('loyalty.notice.tutorial') }).click()
  const tutorial = page.getByRole('dialog', { name: documentText('popups/loyalty-tutorial', 'title', 'uz') })
  await expect(tutorial.getByRole('listitem')).toHaveCount(4)
  expect(await violationsOf(page)).toEqual([])
  await tutorial.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/loyalty$/)
  await expect(tutorial).toHaveCount(0)
})
