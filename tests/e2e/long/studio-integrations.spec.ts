import type { Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { createContentClient } from '../../../src/lib/content-api/content-client.ts'
import { violationsOf } from '../support/axe.ts'
import { firstPassword, openStudio } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test.use({ locale: 'en-US', expectedStatuses: [422] })
const { account, tokens, webhooks } = english

const secretIn = async (page: Page, name: string) =>
  (await page.getByRole('group', { name, exact: true }).locator('code').textContent()) ?? ''

test('an access token is created, used and revoked', async ({ page, site }) => {
  await openStudio(page, site, '/account')
  const region = page.getByRole('region', { name: tokens.title })
  await expect(region.getByText(tokens.none)).toBeVisible()
  await region.getByRole('button', { name: tokens.add }).click()
  await region.getByRole('button', { name: tokens.add }).click()
  await expect(region.getByRole('alert')).toHaveText(tokens.nameEmpty)
  await region.getByLabel(tokens.name).fill('Importer')
  await region.getByLabel(tokens.scopes.writeDrafts).check()
  expect(await violationsOf(page)).toEqual([])
  await region.getByLabel(account.confirmPassword).fill(await firstPassword(site))
  await page.keyboard.press('Enter')
  await expect(region.getByRole('group', { name: tokens.secret })).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  const client = createContentClient({ url: site.url, token: await secretIn(page, tokens.secret) })
  const home = { kind: 'page', key: 'home' } as const
  const { schemaVersion, body } = await client.call('documents.read', home)
  // Other specs on this site edit the home page itself.
  const imported = { kind: 'page', key: 'imported' } as const
  await client.call('drafts.save', { ...imported, schemaVersion, body, revision: null })
  await expect(client.call('drafts.publish', { documents: [imported] })).rejects.toMatchObject({
    type: 'ScopeMissing',
  })

  await region.getByRole('button', { name: tokens.done }).click()
  await page.reload()
  await expect(region.getByText(/last used/)).toBeVisible()
  await region.getByRole('button', { name: `${tokens.revoke}: Importer` }).click()
  await region.getByRole('button', { name: tokens.revoke, exact: true }).click()
  await expect(region.getByText(tokens.none)).toBeVisible()
  await expect(client.call('documents.read', home)).rejects.toMatchObject({ type: 'TokenRevoked' })
})

test('a webhook is added, tried, paused and removed', async ({ page, site }) => {
  await openStudio(page, site, '/webhooks')
  await expect(page.getByText(webhooks.none)).toBeVisible()
  await page.getByRole('button', { name: webhooks.add }).click()
  await page.getByLabel(webhooks.name).fill('Search index')
  await page.getByLabel(webhooks.url).fill('https://127.0.0.1/hook')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('private network')
  await page.getByLabel(webhooks.url).fill('https://hooks.invalid/hook')
  await page.keyboard.press('Enter')
  expect(await secretIn(page, webhooks.secret)).toMatch(/^whsec_/)
  await page.getByRole('button', { name: webhooks.secretDone }).click()
  await page.getByRole('button', { name: `${webhooks.test}: Search index` }).click()
  const messages = page.getByRole('group', { name: `${webhooks.messages}: Search index` })
  await expect(messages.getByRole('row')).toHaveCount(2)
  // The name of the receiver does not exist.
  await expect(messages.getByText(/hooks\.invalid/)).toBeVisible()
  await page.getByRole('button', { name: `${webhooks.pause}: Search index` }).click()
  await expect(page.getByText(webhooks.state.paused)).toBeVisible()
  await page.getByRole('button', { name: `${webhooks.remove}: Search index` }).click()
  await page.getByRole('button', { name: webhooks.remove, exact: true }).click()
  await expect(page.getByText(webhooks.none)).toBeVisible()
})
