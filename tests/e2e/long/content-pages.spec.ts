import { expect, test } from '../support/test.ts'
import { documentText } from '../support/texts.ts'

const answersAt = 'blocks.2.slots.content.0'
const tabName = (index: number) => documentText('pages/support', `${answersAt}.props.tabs.${index}`, 'ru')
const question = (slot: string, index: number) =>
  documentText('pages/support', `${answersAt}.slots.${slot}.0.props.items.${index}.question`, 'ru')

/** The text of an answer, without its markup. */
const answer = (slot: string, index: number) =>
  documentText('pages/support', `${answersAt}.slots.${slot}.0.props.items.${index}.answer`, 'ru')
    .replaceAll(/<[^>]+>/g, '')
    .trim()

test('tabs and answers work by keyboard', async ({ page }) => {
  await page.goto('/ru/support', { waitUntil: 'networkidle' })
  const first = page.getByRole('tab', { name: tabName(0) })
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: tabName(1) })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(tabName(1))
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(tabName(2))
  await page.keyboard.press('Home')
  await expect(first).toBeFocused()

  const panel = page.getByRole('tabpanel')
  await page.keyboard.press('Tab')
  await expect(panel).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel.getByText(answer('first', 0))).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel.getByText(answer('first', 1))).toBeVisible()
  await expect(panel.getByText(answer('first', 0))).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every tab and answer is readable', async ({ page }) => {
    await page.goto('/ru/support')
    await expect(page.getByRole('tab')).toHaveCount(0)
    for (const [index, slot] of ['first', 'second', 'third'].entries()) {
      const panel = page.getByRole('tabpanel', { name: tabName(index) })
      await expect(panel.getByText(tabName(index), { exact: true })).toBeVisible()
      await panel.getByText(question(slot, 0)).click()
      await expect(panel.getByText(answer(slot, 0))).toBeVisible()
    }
  })

  test('a long text expands completely', async ({ page }) => {
    await page.goto('/ru/welcome')
    const end = page.getByText('Только с 18 лет.').first()
    const isCutOff = () =>
      end.evaluate((element) => {
        const clip = element.parentElement
        return clip === null || clip.scrollHeight > clip.clientHeight + 1
      })
    expect(await isCutOff()).toBe(true)
    await page.locator('summary').last().click()
    expect(await isCutOff()).toBe(false)
  })
})
