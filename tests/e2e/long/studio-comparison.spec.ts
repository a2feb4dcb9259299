import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { expectFocus, nothingWrong, pressAt, tabThrough } from '../support/keyboard.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { callStudio, enterStudio, pageDocument, pageDraft, richText } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const block = (id: string, text: string) => richText(id, `<h2>${text}</h2><p>Matn</p>`)
const filler = Array.from({ length: 12 }, (_, index) => block(`filler-${index}`, `Boʻlim ${index}`))
const before = pageDocument('autumn', [block('intro', 'Eski'), ...filler, block('gone', 'Ketadi')])
const after = pageDraft('autumn', [block('intro', 'Yangi'), ...filler, block('added', 'Keladi')])

const test = testOnOwnSite([before])
test.use({ locale: 'en-US' })
const { comparison, preview, releases } = english

test('a release outlines the changed blocks of both pages, and leads from one to the next and to the whole site', async ({
  page,
  site,
  context,
}) => {
  await enterStudio(page, site)
  await callStudio(page, site, 'documents.save', after)
  const documents = [{ kind: 'page', key: 'autumn' }]
  const { id } = await callStudio(page, site, 'releases.add', { name: 'Kuzgi reliz', documents })

  await page.goto(`${site.url}/studio/releases/${String(id)}`)
  await expect(page).toHaveTitle('Kuzgi reliz – Studio')
  const [now, then] = [page.locator('figure').first(), page.locator('figure').last()]
  const count = page.getByRole('status').filter({ hasText: /changed blocks|Change \d/ })
  await expect(count).toHaveText('3 changed blocks.')
  const pagesAreShown = async () => {
    for (const side of [now, then])
      await expect(side.locator('[data-change=changed]')).toHaveText('Rich text: changed')
  }
  await pagesAreShown()
  expect(await violationsOf(page)).toEqual([])

  const forward = page.getByRole('button', { name: comparison.next })
  for (const _change of ['intro', 'gone', 'added']) await forward.click()
  await expect(then.locator('[data-change=added]')).toBeInViewport()
  await expect(then.frameLocator('iframe').getByText('Keladi')).toBeInViewport()
  await page.getByRole('button', { name: comparison.previous }).click()
  await expect(now.locator('[data-change=removed]')).toBeInViewport()
  await expect(now.frameLocator('iframe').getByText('Ketadi')).toBeInViewport()

  await test.step('in the width of a desktop', async () => {
    const widths = page.getByRole('group', { name: preview.width })
    await widths.getByRole('button', { name: comparison.widths.desktop }).click()
    const width = () =>
      then
        .frameLocator('iframe')
        .locator('body')
        .evaluate(() => innerWidth)
    await expect.poll(width).toBe(1440)
    await expect(now.locator('[data-change=removed]')).toBeInViewport()
  })

  await test.step('keys lead through every view and control', async () => {
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    await tab(releases.view.page).focus()
    for (const [key, view] of [
      ['ArrowLeft', releases.view.json],
      ['ArrowLeft', releases.view.fields],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(view)).toBeFocused()
      await expect(page.getByRole('tabpanel', { name: view, exact: true })).toBeVisible()
    }
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expectFocus(page)
    // The pages load again, and the Tab key passes over a page without content.
    await pagesAreShown()
    expect(await tabThrough(page, 'main')).toEqual(nothingWrong)
    const opening = context.waitForEvent('page')
    await pressAt(page, page.getByRole('link', { name: releases.preview }))
    const opened = await opening
    await expect(opened.locator('main')).toBeVisible()
    await opened.close()
  })

  await test.step('on a phone, one after the other', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const chosen = page.getByRole('group', { name: comparison.sides })
    await chosen.getByRole('button', { name: comparison.side.after }).click()
    await expect(then).toBeVisible()
    await expect(now).toBeHidden()
    await chosen.getByRole('button', { name: comparison.side.before }).click()
    await expect(now).toBeVisible()
    await expect(then).toBeHidden()
    expect(await violationsOf(page)).toEqual([])
  })
})
