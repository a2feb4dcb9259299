import { callNames } from '../../schemas/api/calls.ts'
import { levelOf } from '../../schemas/api/levels.ts'
import { startStrangersPlatform, type StrangersPlatform } from '../strangers/platform.ts'
import { startSite, type Site } from './support/site.ts'
import { expect, quietTest as test } from './support/test.ts'

/* A platform that has only the calls that every platform must have. Anything red in the console fails a test. */

let platform: StrangersPlatform
let site: Site

test.beforeAll(async () => {
  test.setTimeout(150_000)
  platform = await startStrangersPlatform()
  for (const call of callNames)
    if (levelOf(call) !== 'must') platform.faults.set(call, { error: 'MethodNotFoundException', status: 404 })
  site = await startSite({ PLATFORM_URL: platform.url, PLATFORM_SESSION_COOKIE: 'SID' })
})
test.afterAll(async () => {
  await site.stop()
  platform.close()
})

const visits = [
  ['uz', 390, ''],
  ['ru', 1440, '/ru'],
] as const

for (const [language, width, prefix] of visits)
  test(`pages show what the platform has, and no failures (${language}, ${width} px)`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['', '/gamehall', '/game/aviora', '/support']) {
      const answer = await page.goto(`${site.url}${prefix}${path}`)
      expect(answer?.status(), path).toBe(200)
      await page.mouse.wheel(0, 4000)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('alert'), path).toHaveCount(0)
      await page.screenshot({
        path: `test-results/lacking${width}${path.replaceAll('/', '-')}.png`,
        fullPage: true,
      })
    }
    await context.addCookies([{ name: 'marquee_session', value: 'session-0', url: site.url }])
    for (const path of ['', '/profile/settings', '/cashier/deposit', '/cashier/history']) {
      const answer = await page.goto(`${site.url}${prefix}${path}`)
      expect(answer?.status(), path).toBe(200)
      await page.mouse.wheel(0, 4000)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('alert'), path).toHaveCount(0)
      await page.screenshot({
        path: `test-results/lacking-player${width}${path.replaceAll('/', '-')}.png`,
        fullPage: true,
      })
    }
  })

test('no menu leads to a page of which the platform has nothing', async ({ page }) => {
  const links = page.locator('header a[href^="/"], nav a[href^="/"], footer a[href^="/"]')
  async function lost(): Promise<string[]> {
    await page.goto(site.url)
    const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    expect(all.length).toBeGreaterThan(10)
    const answers = [...new Set(all)].map(async (address) => {
      const { ok } = await fetch(site.url + address)
      return ok ? [] : [address]
    })
    return (await Promise.all(answers)).flat()
  }
  // The server learns of calls that need parameters from the first page that sends them.
  await lost()
  expect(await lost()).toEqual([])
})
