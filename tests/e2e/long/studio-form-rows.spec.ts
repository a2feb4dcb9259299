import type { Locator, Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { kindTexts } from '../../../src/studio/form-builder/model/field-kinds.ts'
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { callStudio, openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US' })

const { builder, editor } = english

const canvas = (page: Page): Locator => page.getByRole('group', { name: builder.canvas.title })
const field = (page: Page, name: string) =>
  canvas(page).getByRole('button', { name: new RegExp(`^${name}, position`) })

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('not displayed')
  return box
}

/** Whether fields are displayed side by side, in this order. */
async function isRow(page: Page, ...names: string[]): Promise<boolean> {
  const boxes = await Promise.all(names.map((name) => boxOf(field(page, name))))
  return boxes.every((box, index) => {
    const before = boxes[index - 1]
    return !before || (Math.abs(box.y - before.y) < 2 && box.x >= before.x + before.width - 12)
  })
}

/** Drags a field to a share of the width and height of another one. */
async function drag(from: Locator, to: Locator, share: { x: number; y: number }) {
  const target = await boxOf(to)
  await from.dragTo(to, { targetPosition: { x: target.width * share.x, y: target.height * share.y } })
}

test('fields are put side by side on the canvas, and out of the row again', async ({ page, site }) => {
  await openStudio(page, site, '/documents/form/feedback')
  await expect.poll(() => isRow(page, 'Ismingiz', 'Javob uchun e-pochta')).toBe(true)
  const undo = page.getByRole('button', { name: editor.undo, exact: true })

  await test.step('a field dropped at the end of another one joins its row', async () => {
    await drag(field(page, 'Mavzu'), field(page, 'Javob uchun e-pochta'), { x: 0.9, y: 0.5 })
    await expect.poll(() => isRow(page, 'Ismingiz', 'Javob uchun e-pochta', 'Mavzu')).toBe(true)
    expect(await violationsOf(page)).toEqual([])
    await undo.click()
    await expect.poll(() => isRow(page, 'Ismingiz', 'Javob uchun e-pochta', 'Mavzu')).toBe(false)
    expect(await isRow(page, 'Ismingiz', 'Javob uchun e-pochta')).toBe(true)
    await expect(undo).toBeDisabled()
  })

  await test.step('a field dropped below another one leaves its row, which is filled', async () => {
    const before = await boxOf(field(page, 'Ismingiz'))
    await drag(field(page, 'Javob uchun e-pochta'), field(page, 'Mavzu'), { x: 0.5, y: 0.8 })
    await expect
      .poll(async () => (await boxOf(field(page, 'Ismingiz'))).width)
      .toBeGreaterThan(1.5 * before.width)
    expect(await isRow(page, 'Mavzu', 'Javob uchun e-pochta')).toBe(false)
  })

  await test.step('keys and the toolbar do the same', async () => {
    const mail = field(page, 'Javob uchun e-pochta')
    await mail.click()
    await canvas(page).getByRole('button', { name: builder.canvas.beside }).click()
    await expect.poll(() => isRow(page, 'Mavzu', 'Javob uchun e-pochta')).toBe(true)
    await mail.press('Alt+ArrowLeft')
    await expect.poll(() => isRow(page, 'Javob uchun e-pochta', 'Mavzu')).toBe(true)
    await expect(mail).toBeFocused()
    await mail.press('Alt+ArrowUp')
    await expect.poll(() => isRow(page, 'Javob uchun e-pochta', 'Mavzu')).toBe(false)
    await mail.press('Alt+ArrowRight')
    await expect.poll(() => isRow(page, 'Ismingiz', 'Javob uchun e-pochta')).toBe(true)
  })

  await test.step('the document is as before', async () => {
    await expect
      .poll(async () => {
        const { draft, published } = await callStudio(page, site, 'documents.read', {
          kind: 'form',
          key: 'feedback',
        })
        return JSON.stringify(bodyOf(draft)) === JSON.stringify(bodyOf(published))
      })
      .toBe(true)
  })
})

test('rows of three are displayed as on a wide screen, and a kind of field is dropped into a row', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/form/requisites-uzcard')
  await expect(canvas(page)).toBeVisible()
  const byId = (id: string) => canvas(page).locator(`[data-field="${id}"]`)
  const top = async (id: string) => Math.round((await boxOf(byId(id))).y)
  await expect.poll(async () => (await top('phone')) - (await top('card_number'))).toBe(0)
  await byId('phone').click()
  expect(await violationsOf(page)).toEqual([])
  await byId('phone').press('Delete')
  await expect(byId('phone')).toHaveCount(0)

  const text = page
    .getByRole('region', { name: builder.palette.title })
    .getByRole('button', { name: kindTexts('text', 'en').name, exact: true })
  await drag(text, byId('card_number'), { x: 0.95, y: 0.5 })
  await expect(byId('text')).toHaveAttribute('aria-current', 'true')
  await expect.poll(async () => (await top('text')) - (await top('card_number'))).toBe(0)
  expect(await top('card_expiry')).toBe(await top('card_number'))
})

function bodyOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'document' in value ? value.document : value
}
