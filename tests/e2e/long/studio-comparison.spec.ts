import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { callStudio, openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US' })
const { comparison, preview, releases } = english

const block = (id: string, text: string) => ({
  id,
  type: 'RichText',
  version: 1,
  props: { text: { uz: `<h2>${text}</h2><p>Matn</p>`, ru: `<h2>${text}</h2><p>Matn</p>` } },
})
const filler = Array.from({ length: 12 }, (_, index) => block(`filler-${index}`, `Boʻlim ${index}`))
const pageOf = (revision: unknown, ...blocks: object[]) => ({
  kind: 'page',
  key: 'autumn',
  schemaVersion: 1,
  revision,
  body: { route: '/autumn', layout: 'default', seo: { title: { uz: 'Kuz', ru: 'Kuz' } }, blocks },
})

test('a release outlines the changed blocks of both pages and leads from one to the next', async ({
  page,
  site,
}) => {
  await openStudio(page, site)
  const first = pageOf(null, block('intro', 'Eski'), ...filler, block('gone', 'Ketadi'))
  const { revision } = await callStudio(page, site, 'documents.save', first)
  const name = { kind: 'page', key: 'autumn' }
  await callStudio(page, site, 'documents.publish', { documents: [{ ...name, revision }] })
  const next = pageOf(null, block('intro', 'Yangi'), ...filler, block('added', 'Keladi'))
  await callStudio(page, site, 'documents.save', next)
  const { id } = await callStudio(page, site, 'releases.add', { name: 'Kuzgi reliz', documents: [name] })

  await page.goto(`${site.url}/studio/releases/${String(id)}`)
  const [now, then] = [page.locator('figure').first(), page.locator('figure').last()]
  const count = page.getByRole('status').filter({ hasText: /changed blocks|Change \d/ })
  await expect(count).toHaveText('3 changed blocks.')
  for (const side of [now, then])
    await expect(side.locator('[data-change=changed]')).toHaveText('Rich text: changed')
  expect(await violationsOf(page)).toEqual([])

  const forward = page.getByRole('button', { name: comparison.next })
  await forward.click()
  await expect(count).toHaveText('Change 1 of 3. Rich text: changed.')
  await forward.click()
  await forward.click()
  const added = then.locator('[data-change=added]')
  await expect(added).toBeInViewport()
  await expect(then.frameLocator('iframe').getByText('Keladi')).toBeInViewport()
  await page.getByRole('button', { name: comparison.previous }).click()
  await expect(now.locator('[data-change=removed]')).toBeInViewport()
  await expect(now.frameLocator('iframe').getByText('Ketadi')).toBeInViewport()

  const widths = page.getByRole('group', { name: preview.width })
  await widths.getByRole('button', { name: comparison.widths.desktop }).click()
  await expect
    .poll(() =>
      then
        .frameLocator('iframe')
        .locator('body')
        .evaluate(() => innerWidth),
    )
    .toBe(1440)
  await expect(now.locator('[data-change=removed]')).toBeInViewport()

  await page.setViewportSize({ width: 390, height: 844 })
  const chosen = page.getByRole('group', { name: comparison.sides })
  await chosen.getByRole('button', { name: comparison.side.after }).click()
  await expect(then).toBeVisible()
  await expect(now).toBeHidden()
  await chosen.getByRole('button', { name: comparison.side.before }).click()
  await expect(now).toBeVisible()
  await expect(then).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
  await expect(page.getByRole('region', { name: releases.differences })).toBeVisible()
})
