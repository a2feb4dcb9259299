import type { Page } from '@playwright/test'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { enter } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

/**
 * Gives every second label a text that wraps, and compares the controls of fields that stand side by side. Returns how
 * far they are apart, in pixels.
 */
function distances(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLLabelElement>('main form label[for]')].flatMap(
      (label) => {
        const control = document.getElementById(label.htmlFor)
        const cell = label.parentElement?.parentElement
        return control && cell && cell.children.length === 1 ? [{ label, control, cell }] : []
      },
    )
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top)
    const pairs = fields.flatMap((first, index) => {
      const second = fields[index + 1]
      return second &&
        first.cell.parentElement === second.cell.parentElement &&
        top(first.cell) === top(second.cell)
        ? [{ first, second }]
        : []
    })
    pairs.forEach(({ first, second }, index) => {
      const { label } = index % 2 === 0 ? first : second
      label.textContent = 'Bu yorliq tor ekranda bir qatorga sigʻmaydi va albatta ikki qatorga boʻlinadi'
    })
    return pairs.map(({ first, second }) => top(first.control) - top(second.control))
  })
}

test('controls side by side are in line if a label wraps', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enter(page)
  await page.goto(localePath('/profile/settings', 'ru'))
  await expect(page.locator('main form label[for]').first()).toBeVisible()
  const found = await distances(page)
  expect(found.length).toBeGreaterThan(1)
  expect(new Set(found)).toEqual(new Set([0]))
})
