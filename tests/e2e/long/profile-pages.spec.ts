import { localePath } from '../../../src/lib/urls/locale-path.ts'
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
  'play',
]

test('every account page begins at its top and passes axe [ROUTE-35, ROUTE-36, ROUTE-37, ROUTE-38, ROUTE-42, ROUTE-45]', async ({
  page,
}) => {
  await enter(page)
  for (const [index, name] of pages.entries()) {
    const locale = index % 2 === 0 ? 'uz' : 'ru'
    await page.goto(localePath(`/profile/${name}`, locale))
    const title = documentText(`pages/profile-${name}`, 'blocks.0.props.title', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await page.evaluate(() => window.scrollY), `${name} begins at its top`).toBe(0)
    expect(await violationsOf(page, 'main'), name).toEqual([])
  }
})
