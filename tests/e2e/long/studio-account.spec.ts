import { Type } from 'typebox'
import { Value } from 'typebox/value'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { callStudio, enterStudio, firstPassword } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test.use({ locale: 'en-US', expectedStatuses: [401, 422] })
const { account, redirects, signIn } = english
const password = 'grows lemons at home'
/** A document with unpublished changes. */
const WithDraft = Type.Object({ draft: Type.Object({ revision: Type.Number() }) })
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

test('a session that ends while somebody edits is opened again above the editor, and nothing is lost', async ({
  page,
  site,
}) => {
  await enterStudio(page, site)
  const name = { kind: 'redirects', key: 'site' } as const
  await callStudio(page, site, 'documents.save', {
    ...name,
    schemaVersion: 2,
    body: { items: [{ from_url: '/old', to_url: '/rules' }] },
    revision: null,
  })
  await page.goto(`${site.url}/studio/documents/redirects/site`)
  await page.getByRole('button', { name: redirects.import }).click()
  const rows = Array.from({ length: 300 }, (_, index) => `/index.php?id=${index}\t/rules\t301`)
  await page.getByLabel(redirects.rows).fill(`from\tto\tstatus\n${rows.join('\n')}\nnone\t/rules`)
  await page.context().clearCookies()
  // The Studio may notice it before, and cover the button.
  await page.getByRole('dialog').first().locator('button[type=submit]').dispatchEvent('click')

  const dialog = page.getByRole('dialog', { name: signIn.again })
  await dialog.getByLabel(signIn.login).fill('admin')
  await dialog.getByLabel(signIn.password).fill(await firstPassword(site))
  await dialog.getByRole('button', { name: signIn.submit, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await expect(page.getByText(/^1–100 of 301$/)).toBeVisible()
  const opened = await callStudio(page, site, 'documents.open', name)
  expect(JSON.stringify(opened)).toContain('/index.php?id=299')
  // Other tests of this site begin without redirects.
  await callStudio(page, site, 'documents.discard', {
    ...name,
    revision: Value.Parse(WithDraft, opened).draft.revision,
  })
})
