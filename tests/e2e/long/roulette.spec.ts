import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { message } from '../support/texts.ts'

/** Opens the roulette as a guest's demo, without the explanation of demo mode. */
async function openRoulette(page: Page): Promise<FrameLocator> {
  await page.goto('/game/ruletka-salon')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: message('uz', 'dialogs.close') })
    .first()
    .click()
  return page.frameLocator('iframe')
}

/** Numbers in line with a box, along the axis. */
async function numbersInLine(box: Locator, axis: 'x' | 'y'): Promise<number[]> {
  return box.evaluate((element, along) => {
    const { x, y, right, bottom } = element.getBoundingClientRect()
    const [start, end] = along === 'x' ? [x, right] : [y, bottom]
    return [...document.querySelectorAll<HTMLElement>('[data-place^="number-"]')].flatMap((place) => {
      const bounds = place.getBoundingClientRect()
      const middle = along === 'x' ? bounds.x + bounds.width / 2 : bounds.y + bounds.height / 2
      const number = Number(place.dataset['place']?.slice('number-'.length))
      return number > 0 && middle > start && middle < end ? [number] : []
    })
  }, axis)
}

for (const [device, viewport, columnAxis, dozenAxis] of [
  ['phone', { width: 390, height: 844 }, 'x', 'y'],
  ['desktop', { width: 1440, height: 900 }, 'y', 'x'],
] as const)
  test.describe(`the roulette on a ${device}`, () => {
    test.use({ viewport })

    test('covers with each column and dozen the numbers in line with it, and shows wheel and button together', async ({
      page,
    }) => {
      const frame = await openRoulette(page)
      for (const [axis, kind] of [
        [columnAxis, 'column'],
        [dozenAxis, 'dozen'],
      ] as const)
        for (const index of [1, 2, 3]) {
          const box = frame.locator(`[data-place="${kind}-${index}"]`)
          await box.click()
          const inLine = await numbersInLine(box, axis)
          expect(inLine).toHaveLength(12)
          const covered = await frame.locator('.place.covered').allInnerTexts()
          expect(covered.map((text) => Number(text))).toEqual(inLine)
          await expect(box).toHaveAccessibleName(new RegExp(`: ${inLine.join(', ')}$`))
        }
      await expect(frame.locator('#total')).toHaveText('6,000')

      const [wheel, spin] = [frame.locator('.wheel-box'), frame.locator('#spin')]
      for (const place of ['column-3', 'number-0']) {
        await frame.locator(`[data-place="${place}"]`).click()
        await expect(wheel).toBeInViewport({ ratio: 1 })
        await expect(spin).toBeInViewport({ ratio: 1 })
      }
      await spin.click()
      await expect(frame.locator('#result')).toContainText(/^\d+ · /)
      await expect(wheel).toBeInViewport({ ratio: 1 })
    })
  })
