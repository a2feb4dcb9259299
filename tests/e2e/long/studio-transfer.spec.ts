import type { Page } from '@playwright/test'
import { createContentClient } from '../../../src/lib/content-api/content-client.ts'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { plainPicture } from '../../support/content/test-pictures.ts'
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { startSite, type Site } from '../support/site.ts'
import { callStudio, enterStudio, firstPassword, pageDraft } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
// The release previews a page that is not on the site yet.
test.use({ locale: 'en-US', expectedStatuses: [404, 422, 502] })
test.setTimeout(300_000)
const { transfer, areas, releases } = english
const summer = { kind: 'page', key: 'summer' } as const
const withValues = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => String(values[name]))

async function publishPage(page: Page, site: Site, key: string, picture?: string) {
  const props = { picture, isDecorative: true, ratio: '4:3' }
  const blocks = picture ? [{ id: 'beach', type: 'Image', version: 1, props }] : []
  await callStudio(page, site, 'documents.save', pageDraft(key, blocks))
  const answer = await callStudio(page, site, 'documents.publish', { documents: [{ kind: 'page', key }] })
  expect(answer).toMatchObject({ published: true })
}

test('content moves from one site to another, as a file and by address', async ({ page, site, browser }) => {
  // The tests' sites have addresses of the machine itself.
  const production = await startSite({ WEBHOOKS_PRIVATE_NETWORKS: 'true' })
  try {
    const stagingContext = await browser.newContext({ locale: 'en-US' })
    const staging = await stagingContext.newPage()
    await enterStudio(staging, site)
    const file = await plainPicture(64, 48).png().toBuffer()
    const sent = await staging.request.post(
      `${site.url}/studio/media?${new URLSearchParams({ name: 'beach.png', altUz: 'Sohil', altRu: 'Пляж' }).toString()}`,
      { headers: { 'content-type': 'application/octet-stream' }, data: file },
    )
    const uploaded: unknown = await sent.json()
    const [, address = ''] = /"address":"([^"]+)"/.exec(JSON.stringify(uploaded)) ?? []
    await publishPage(staging, site, 'summer', address)

    // Export.
    await staging.goto(`${site.url}/studio/transfer`)
    await staging.getByLabel(transfer.selection).check()
    await expect(staging.getByText(withValues(transfer.chosen, { count: 0 }))).toBeVisible()
    await staging.getByRole('button', { name: transfer.download }).click()
    await expect(staging.getByRole('alert')).toHaveText(transfer.nothingChosen)
    await staging.getByLabel(transfer.whole).check()
    const downloading = staging.waitForEvent('download')
    await staging.getByRole('button', { name: transfer.download }).click()
    const exported = await (await downloading).path()
    await expect(staging.getByText(transfer.downloaded)).toBeVisible()

    // Import: a foreign file is rejected, the right one is compared first.
    await enterStudio(page, production)
    await publishPage(page, production, 'winter')
    await page.goto(`${production.url}/studio/transfer`)
    const choose = async (chosen: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
      page.locator('input[type=file]').setInputFiles(chosen)
    await choose({ name: 'photo.zip', mimeType: 'application/zip', buffer: Buffer.from('no archive') })
    await expect(page.getByRole('alert')).toContainText('not a ZIP file')
    await choose(exported)
    await expect(page.getByRole('heading', { name: transfer.groups.new })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByText(withValues(transfer.sums.new, { count: 1 }))).toBeVisible()
    await expect(page.getByText(transfer.pictures.new)).toBeVisible()
    const added = page.getByRole('checkbox', { name: /summer/ })
    const removed = page.getByRole('checkbox', { name: /winter/ })
    await expect(added).toBeChecked()
    await expect(removed).not.toBeChecked()
    await page.getByText(transfer.fields).click()
    await expect(page.getByRole('cell', { name: '/summer' })).toBeVisible()
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1440, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    const release = page.getByLabel(releases.name)
    await release.fill(' ')
    await page.getByRole('button', { name: transfer.take, exact: true }).press('Enter')
    await expect(release).toBeFocused()
    await removed.press('Space')
    await expect(removed).toBeChecked()
    await release.fill('Summer')
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog')
    await expect(question).toContainText('removed from this site at once')
    await question.getByRole('button', { name: transfer.take }).click()
    await expect(page.getByRole('heading', { name: transfer.done })).toBeFocused()
    await expect(page.getByText(withValues(transfer.donePictures, { count: 1 }))).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect((await page.request.get(`${production.url}/ru/winter`)).status()).toBe(404)
    expect((await page.request.get(`${production.url}/ru/summer`)).status()).toBe(404)

    // What was removed is in the archive, what was imported in a release.
    await page.getByRole('link', { name: transfer.openRelease }).press('Enter')
    await expect(page).toHaveTitle('Summer – Studio')
    const id = Number(/\d+$/.exec(page.url())?.[0])
    const documents = [{ kind: 'page', key: 'summer' }]
    await callStudio(page, production, 'releases.publish', { id, documents })
    expect((await page.request.get(`${production.url}/ru/summer`)).status()).toBe(200)
    await page.getByRole('link', { name: areas.log }).press('Enter')
    await expect(page.getByText('winter')).toBeVisible()
    expect((await page.request.get(`${production.url}${address}`)).status()).toBe(200)

    // By address: the same sites no longer differ.
    const { token } = await callStudio(staging, site, 'tokens.create', {
      name: 'Production',
      scopes: ['published:read'],
      kinds: [],
      days: 30,
      password: await firstPassword(site),
    })
    await page.goto(`${production.url}/studio/transfer`)
    await page.getByLabel(transfer.url).fill(site.url)
    await page.getByLabel(transfer.token).fill('mqp_wrong')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('does not accept the token')
    await page.getByLabel(transfer.token).fill(String(token))
    await page.keyboard.press('Enter')
    await expect(page.getByText(transfer.same)).toBeVisible()
    await page.reload()
    await expect(page.getByText(transfer.same)).toBeVisible()
    const client = createContentClient({ url: site.url, token: String(token) })
    expect((await client.call('site.export', { documents: [summer] })).size).toBeGreaterThan(100)
    await stagingContext.close()
  } finally {
    await production.stop()
  }
})
