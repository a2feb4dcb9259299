import type { FrameLocator, Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { testOnOwnSite } from '../support/own-site.ts'
import { openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const { brand, documents, preview, publishing } = english

const test = testOnOwnSite()
test.use({ locale: 'en-US' })

const colourOf = (root: Element) => getComputedStyle(root).getPropertyValue('--color-brand').toUpperCase()

/** The drawings behind a page, and how they move. */
const decorationOf = (page: Page | FrameLocator) =>
  page.locator('[data-layout]').evaluate((layout) => {
    const { maskImage: drawing, animationName: motion } = getComputedStyle(layout, '::before')
    return { drawing, motion }
  })

test('a brand goes from two colours and a name to the site', async ({ page, site }) => {
  await openStudio(page, site, '/documents/theme?new=theme')
  const dialog = page.getByRole('dialog')
  const inPage = page.frameLocator(`iframe[title="${preview.title}"]`)
  const field = (path: string) => page.locator(`[id="field/${path}"]`)

  await test.step('the colours of the brand change both schemes, and the pages that are shown', async () => {
    await dialog.getByRole('textbox').fill('rival')
    await dialog.getByRole('button', { name: documents.create }).click()
    await field('brand/main').fill('#E4002B')
    await field('brand/second').fill('#FFB800')
    await field('logo/name').fill('Rival')
    await expect(page.getByText(brand.readable)).toBeVisible()
    await expect.poll(() => inPage.locator('html').evaluate(colourOf)).toBe('#E4002B')
    await page.getByRole('button', { name: preview.pages.deposit, exact: true }).click()
    await expect(inPage.getByTestId('balance')).toBeVisible()
    await page.getByRole('button', { name: preview.schemes.light, exact: true }).click()
    await expect(inPage.locator('html')).toHaveAttribute('data-scheme', 'light')
  })

  await test.step('a colour that is hard to read is replaced by the nearest one in one click', async () => {
    await page.getByText(brand.sections.colours).click()
    const search = page.getByRole('searchbox', { name: brand.search })
    await search.fill('accent')
    await expect(field('colours/light/ok')).toHaveCount(0)
    const accent = field('colours/light/accent')
    await accent.fill('#FFF100')
    await expect(accent).toHaveAttribute('aria-invalid', 'true')
    await page
      .getByRole('region', { name: brand.groups.selection })
      .getByRole('button', { name: /^Take #/ })
      .click()
    await expect(accent).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(brand.readable)).toBeVisible()
  })

  await test.step('a decoration is behind the pages that are shown', async () => {
    await page.getByText(brand.sections.decoration).click()
    await field('decoration').selectOption('blossom')
    await expect.poll(async () => (await decorationOf(inPage)).drawing).toContain('/blossom.svg')
  })

  await test.step('one button publishes it together with the settings that name it', async () => {
    await page.getByRole('button', { name: brand.useOnSite }).click()
    await dialog.getByRole('button', { name: publishing.publish.verb, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: brand.useOnSite })).toHaveCount(0)
    await page.goto(site.url)
    expect(await page.locator('html').evaluate(colourOf)).toBe('#E4002B')
    await expect(page.getByRole('banner')).toContainText('Rival')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect((await decorationOf(page)).motion).toBe('decoration')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await decorationOf(page)).toMatchObject({
      motion: 'none',
      drawing: expect.stringContaining('/blossom.svg'),
    })
  })
})
