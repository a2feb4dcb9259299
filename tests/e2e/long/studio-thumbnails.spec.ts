import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from '../support/axe.ts'
import { openStudio } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test.use({ locale: 'en-US' })

const { documents, outline, templates } = english

test('blocks and templates are chosen by their pictures', async ({ page, site }) => {
  await openStudio(page, site, '/documents/page/bonus-terms')
  const blocks = page.getByRole('group', { name: outline.title })
  const add = blocks.getByRole('button', { name: outline.add }).last()
  await add.press('Enter')
  await expect(page.getByRole('dialog').getByLabel(outline.search)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Countdown' }).first()
  // Pictures are drawn when they come into view.
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('iframe').contentFrame().locator('[data-block="example"]')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  // The picture takes the click, too.
  const box = await card.locator('iframe').boundingBox()
  if (!box) throw new Error('no picture')
  await page.mouse.click(box.x + box.width / 2, box.y + 40)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Countdown/ })).toBeVisible()

  await page.getByRole('button', { name: documents.new }).click()
  const landing = page.getByRole('dialog').getByRole('listitem').first()
  await expect(landing.locator('iframe').contentFrame().locator('[data-block]').first()).toBeVisible()
  const form = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: templates['form-contact'].name })
  await form.scrollIntoViewIfNeeded()
  await expect(form.locator('iframe').contentFrame().locator('input[type=radio]')).toHaveCount(3)
  expect(await violationsOf(page)).toEqual([])
})
