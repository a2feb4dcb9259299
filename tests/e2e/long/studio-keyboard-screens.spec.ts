import type { Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { tabThrough } from '../support/keyboard.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import type { Site } from '../support/site.ts'
import { screens } from '../support/studio-screens.ts'
import { openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US' })

const nothingWrong = { missed: [], unseen: [], trap: null }

async function walk(page: Page) {
  const { missed, unseen, trap } = await tabThrough(page)
  return { missed, unseen, trap }
}

async function walkScreens(page: Page, site: Site, width: number, paths: readonly string[]) {
  await page.setViewportSize({ width, height: 900 })
  await openStudio(page, site)
  for (const path of paths)
    await test.step(path || 'start', async () => {
      await page.goto(`${site.url}/studio${path}`)
      await expect(page.locator('main:visible, nav:visible').first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect.soft(await walk(page), path).toEqual(nothingWrong)
    })
}

test('the Tab key reaches every control of the sign-in page, and leaves it', async ({ page, site }) => {
  await page.goto(`${site.url}/studio`)
  await expect(page.getByLabel(english.signIn.login)).toBeVisible()
  expect(await walk(page)).toEqual(nothingWrong)
})

test('on a phone, nothing covers what the Tab key reaches', async ({ page, site }) => {
  test.setTimeout(240_000)
  const paths = [
    '',
    '/documents/page/home',
    '/documents/form/registration',
    '/translations',
    '/media',
    '/audit',
  ]
  await walkScreens(page, site, 390, paths)
})

const half = Math.ceil(screens.length / 2)

test('the Tab key reaches every control of every screen, visibly and without a trap', async ({
  page,
  site,
}) => {
  test.setTimeout(400_000)
  await walkScreens(page, site, 1440, screens.slice(0, half))
})

test('the Tab key reaches every control of every other screen, visibly and without a trap', async ({
  page,
  site,
}) => {
  test.setTimeout(400_000)
  await walkScreens(page, site, 1440, screens.slice(half))
})
