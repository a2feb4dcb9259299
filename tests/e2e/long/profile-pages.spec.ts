import { violationsOf } from '../support/axe.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { documentText } from '../support/texts.ts'

const pages = [
  'settings',
  'security',
  'verification',
  'responsible-game',
  'bonuses',
  'cashback',
  'loyalty',
  'notification',
]

for (const [scheme, locale, prefix] of [
  ['dark', 'uz', ''],
  ['light', 'ru', '/ru'],
] as const)
  test(`every account page opens and passes axe, ${locale}, ${scheme} [ROUTE-31, ROUTE-33, ROUTE-35, ROUTE-36, ROUTE-37, ROUTE-38, ROUTE-42, ROUTE-45, ROUTE-46]`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await page.addInitScript((value) => {
      if (window.top === window) localStorage.setItem('marquee.scheme', value)
    }, scheme)
    await enter(page)
    for (const name of pages) {
      await page.goto(`${prefix}/profile/${name}`)
      const title = documentText(`pages/profile-${name}`, 'blocks.0.props.title', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      expect(await page.evaluate(() => window.scrollY), `${name} begins at its top`).toBe(0)
      expect(await violationsOf(page), name).toEqual([])
    }
    await page.goto(`${prefix}/profile`)
    await expect(page).toHaveURL(new RegExp(`${prefix}/profile/settings$`))
    await page.goto(`${prefix}/responsible-game`)
    await expect(page).toHaveURL(new RegExp(`${prefix}/profile/responsible-game$`))
  })
