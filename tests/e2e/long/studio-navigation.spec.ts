import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { openStudio } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test.use({ locale: 'en-US' })

test('on a phone the sections are in a drawer, and the bar leaves room for the page', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStudio(page, site)
  const bar = page.getByRole('banner')
  expect((await bar.boundingBox())?.height).toBeLessThan(60)
  await bar.getByRole('button', { name: english.navigation.open }).click()
  const sections = page.getByRole('dialog').getByRole('navigation', { name: english.navigation.title })
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sections).toHaveCount(0)
  await bar.getByRole('button', { name: english.navigation.open }).press('Enter')
  await sections.getByRole('link', { name: english.sections.form }).click()
  await expect(page).toHaveURL(/\/documents\/form$/)
  await expect(sections).toHaveCount(0)
  await page.getByRole('navigation', { name: english.nav.documents }).getByRole('link').first().click()
  await page.getByRole('heading', { level: 1 }).getByRole('link', { name: english.kinds.form }).click()
  await expect(page).toHaveURL(/\/documents\/form$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('the navigation stays as it was collapsed, and leads on with the keyboard', async ({ page, site }) => {
  const { navigation, sections } = english
  await openStudio(page, site)
  await page.getByRole('button', { name: navigation.collapse }).click()
  expect(await violationsOf(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('button', { name: navigation.expand })).toBeVisible()
  const link = page
    .getByRole('navigation', { name: navigation.title })
    .getByRole('link', { name: sections.texts })
  await link.press('Enter')
  await expect(page).toHaveURL(/\/documents\/texts$/)
  await expect(link).toHaveAttribute('aria-current', 'page')
  expect(await violationsOf(page)).toEqual([])
})
