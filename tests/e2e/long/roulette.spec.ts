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

async function middle(box: Locator) {
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Numbers in line with a box, along the axis. */
async function numbersInLine(frame: FrameLocator, box: Locator, axis: 'x' | 'y'): Promise<number[]> {
  const bounds = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [start, end] =
    axis === 'x' ? [bounds.x, bounds.x + bounds.width] : [bounds.y, bounds.y + bounds.height]
  const found: number[] = []
  for (let number = 1; number <= 36; number += 1) {
    const place = await middle(frame.locator(`[data-place="number-${number}"]`))
    if (place[axis] > start && place[axis] < end) found.push(number)
  }
  return found
}

for (const [device, viewport, columnAxis, dozenAxis] of [
  ['phone', { width: 390, height: 844 }, 'x', 'y'],
  ['desktop', { width: 1440, height: 900 }, 'y', 'x'],
] as const)
  test.describe(`the roulette on a ${device}`, () => {
    test.use({ viewport })

    test('covers with each column and dozen the numbers that it is in line with', async ({ page }) => {
      const frame = await openRoulette(page)
      for (const [axis, kind] of [
        [columnAxis, 'column'],
        [dozenAxis, 'dozen'],
      ] as const)
        for (const index of [1, 2, 3]) {
          const box = frame.locator(`[data-place="${kind}-${index}"]`)
          await box.click()
          const inLine = await numbersInLine(frame, box, axis)
          expect(inLine).toHaveLength(12)
          const covered = await frame.locator('.place.covered').allInnerTexts()
          expect(covered.map((text) => Number(text))).toEqual(inLine)
          await expect(box).toHaveAccessibleName(new RegExp(`: ${inLine.join(', ')}$`))
        }
      await expect(frame.locator('#total')).toHaveText('6,000')
    })

    test('shows the wheel and the button that spins it together', async ({ page }) => {
      const frame = await openRoulette(page)
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
