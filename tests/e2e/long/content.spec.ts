import { documentKinds } from '../../../schemas/kinds/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { openPopup } from '../support/player.ts'
import { publish, testOnOwnSite } from '../support/own-site.ts'
import { expect } from '../support/test.ts'
import { defaultBody, documentText } from '../support/texts.ts'

const test = testOnOwnSite()

/** A default document of the site after a change of its body as text. */
function changed(kind: 'page' | 'form', key: string, change: (body: string) => string) {
  const body: unknown = JSON.parse(change(JSON.stringify(defaultBody(`${kind}s/${key}`))))
  if (!isRecord(body)) throw new Error(`${key} is no document`)
  return { kind, key, schemaVersion: documentKinds[kind].version, body }
}

test('players see a changed headline and form within two seconds, without a restart', async ({
  page,
  site,
}) => {
  await page.goto('/')
  const headline = documentText('pages/home', 'blocks.0.slots.first.0.props.slides.0.headline', 'uz')
  const nickname = { type: 'string', title: { uz: 'Taxallus', ru: 'Псевдоним' }, minLength: 4 }
  const messages = {
    fieldName: 'nickname',
    validationDict: [
      { errorType: 'required', message: { uz: 'Taxallus tanlang', ru: 'Придумайте псевдоним' } },
    ],
  }
  const home = changed('page', 'home', (body) => body.replaceAll(headline, 'Yangi sarlavha bugun'))
  const form = changed('form', 'registration', (body) =>
    body
      .replace('"required":[', '"required":["nickname",')
      .replace('"order":[', '"order":["nickname",')
      .replace('"properties":{', `"properties":{"nickname":${JSON.stringify(nickname)},`)
      .replace('"dictionary":[', `"dictionary":[${JSON.stringify(messages)},`),
  )
  await publish(site, [home, form])
  await expect
    .poll(async () => (await page.request.get('/')).text(), { timeout: 2_000, intervals: [100] })
    .toContain('Yangi sarlavha bugun')

  await page.reload()
  await expect(
    page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toContainText('Yangi sarlavha bugun')
  const dialog = await openPopup(page, 'registration', 'uz')
  await expect(dialog.getByRole('textbox').first()).toHaveAccessibleName(/Taxallus/)
  await dialog.getByRole('button', { name: documentText('forms/registration', 'submit.label', 'uz') }).click()
  await expect(dialog.getByText('Taxallus tanlang')).toBeVisible()
})

test('an open page gets new content at its next navigation', async ({ page, site }) => {
  await page.goto('/about')
  const title = documentText('pages/rules', 'seo.title', 'uz')
  await publish(site, [changed('page', 'rules', (body) => body.replace(title, 'Qoidalar, yangi nashr'))])
  await page.locator('a[href="/rules"]').first().click()
  await expect(page).toHaveTitle('Qoidalar, yangi nashr')
})
