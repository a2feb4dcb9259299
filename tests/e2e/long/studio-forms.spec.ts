import type { Locator, Page } from '@playwright/test'
import { documentKinds } from '../../../schemas/kinds/index.ts'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { kindTexts } from '../../../src/studio/form-builder/model/field-kinds.ts'
import { violationsOf } from '../support/axe.ts'
import { expectFocus } from '../support/keyboard.ts'
import type { Site } from '../support/site.ts'
import { callStudio, chooseCommand, enterStudio, keepBlocksUnfolded } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'
import { defaultBody } from '../support/texts.ts'

test.use({ locale: 'en-US' })

const { builder, editor, outline, preview } = english
const { modes, tabs, palette, canvas } = builder

const fields = (page: Page): Locator => page.getByRole('group', { name: builder.title, exact: true })
const row = (page: Page, name: string) => fields(page).getByRole('button', { name })
const shown = (page: Page): Locator => page.getByRole('region', { name: preview.title })
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** A text of the selected field in one language. */
const label = (page: Page, language: string) =>
  page.getByRole('group', { name: 'Title', exact: true }).getByRole('textbox', { name: language })

/** Opens a copy of a default form, which only one test edits. */
async function openCopy(page: Page, site: Site, key: string, of = 'feedback') {
  await keepBlocksUnfolded(page)
  await enterStudio(page, site)
  await callStudio(page, site, 'documents.save', {
    kind: 'form',
    key,
    schemaVersion: documentKinds.form.version,
    body: defaultBody(`forms/${of}`),
    revision: null,
  })
  await page.goto(`${site.url}/studio/documents/form/${key}`)
}

test('the controls above a form share one row on a desktop, fit on a phone, and show the theme of the site', async ({
  page,
  site,
}) => {
  await enterStudio(page, site)
  await page.goto(`${site.url}/studio/documents/form/feedback`)
  await tab(page, modes.try).click()
  const controls = [tab(page, modes.try), page.getByLabel(preview.width)]
  await expect(page.getByLabel(preview.width)).toBeVisible()
  const [first, last] = await Promise.all(controls.map((control) => control.boundingBox()))
  expect(last?.y).toBeLessThan((first?.y ?? 0) + (first?.height ?? 0))

  await test.step('the theme', async () => {
    const send = shown(page).getByRole('button', { name: 'Yuborish' })
    const paints = (of: Locator) =>
      of.evaluate((element) => {
        const { color, borderRadius, colorScheme, backgroundImage } = getComputedStyle(element)
        return { color, borderRadius, colorScheme, backgroundImage }
      })
    await expect.poll(() => paints(send)).toMatchObject({ colorScheme: 'dark' })
    const tried = await paints(send)
    const player = await page.context().newPage()
    await player.goto(`${site.url}/support`)
    await expect.poll(() => paints(player.getByRole('button', { name: 'Yuborish' }))).toEqual(tried)
    await player.close()
    await shown(page).getByLabel(preview.scheme).selectOption({ label: preview.schemes.light })
    await expect.poll(() => paints(send)).toMatchObject({ colorScheme: 'light' })
  })

  await page.setViewportSize({ width: 390, height: 844 })
  const list = page.getByRole('tablist', { name: builder.modes.title })
  expect(await list.evaluate((tabs) => tabs.scrollWidth - tabs.clientWidth)).toBe(0)
})

test('a field can be added, limited, shown conditionally, moved and tried with keys', async ({
  page,
  site,
}) => {
  await openCopy(page, site, 'ticket')

  await test.step('adds a choice and a text field', async () => {
    await button(fields(page), builder.add).press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: kindTexts('choice', 'en').name })
      .press('Enter')
    await expect(row(page, 'choice')).toHaveAttribute('aria-current', 'true')
    await label(page, 'Oʻzbekcha').fill('Mavzu turi')
    await label(page, 'Русский').fill('О чём')
    await shown(page).getByLabel(palette.search).fill('one line')
    await button(shown(page), kindTexts('text', 'en').name).press('Enter')
    await expect(row(page, 'text')).toHaveAttribute('aria-current', 'true')
    await expectFocus(page)
    await label(page, 'Oʻzbekcha').fill('Chipta raqami')
    await label(page, 'Русский').fill('Номер билета')
    await expect(shown(page).getByRole('button', { name: /^Chipta raqami, position/ })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('sets a name, limits and required', async () => {
    await page.getByLabel(builder.name).fill('ticket')
    await page.getByLabel(builder.name).press('Enter')
    await expect(row(page, 'ticket')).toHaveAttribute('aria-current', 'true')
    await tab(page, tabs.field).press('ArrowRight')
    await expect(tab(page, tabs.rules)).toBeFocused()
    await page.getByLabel('Required', { exact: true }).press('Space')
    await page.getByLabel('Min length').fill('4')
    await page.getByLabel('Max length').fill('8')
  })

  await test.step('is shown if the second choice is selected', async () => {
    await tab(page, tabs.visibility).click()
    await button(page, builder.condition.first).click()
    const asked = page.getByRole('group', { name: builder.condition.number.replace('{{number}}', '1') })
    await asked.getByLabel(builder.condition.field).selectOption({ label: 'Mavzu turi' })
    await asked.getByLabel(builder.condition.value).selectOption({ label: '2-variant' })
    await expect(page.getByText(builder.fates.lost)).toBeVisible()
  })

  await test.step('keys and buttons move it up and keep the focus', async () => {
    const before = await fields(page).getByRole('listitem').count()
    await row(page, 'ticket').press('Alt+ArrowUp')
    await expect(row(page, 'ticket')).toBeFocused()
    await chooseCommand(page, outline.down)
    await expect(
      fields(page)
        .getByRole('listitem')
        .nth(before - 1),
    ).toContainText('ticket')
  })

  await test.step('keys move it on the canvas, and undo works from there', async () => {
    const target = shown(page).getByRole('button', { name: /^Chipta raqami, position/ })
    const name = await target.getAttribute('aria-label')
    await target.press('Alt+ArrowUp')
    await expect(target).not.toHaveAccessibleName(name ?? '')
    await expect(target).toBeFocused()
    await target.press('Control+z')
    await expect(target).toHaveAccessibleName(name ?? '')
    await target.press('Control+Shift+z')
    await expect(target).not.toHaveAccessibleName(name ?? '')
    await button(page, editor.undo).click()
    await expect(shown(page).getByText(canvas.help)).toBeVisible()
  })

  await test.step('all its messages are shown, and one gets a text of its own', async () => {
    await tab(page, modes.errors).click()
    const own = shown(page).locator('section', { hasText: 'Chipta raqami' })
    await expect(own.getByText(/4/).first()).toBeVisible()
    await button(own, builder.errors.write).first().press('Enter')
    await expect(own.getByText(builder.errors.own)).toBeVisible()
    await expect(tab(page, tabs.rules)).toHaveAttribute('aria-selected', 'true')
    // The text of the message is next.
    const content = editor.content.replace('{{name}}', 'ticket')
    await expect(page.getByRole('region', { name: content }).locator(':focus')).toHaveCount(1)
  })

  await test.step('the wiring names the field that nobody receives', async () => {
    await tab(page, modes.wiring).click()
    const problems = shown(page).getByRole('region', { name: builder.wiring.problems })
    await expect(problems).toContainText('Chipta raqami')
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('the preview reports invalid values and shows what is submitted', async () => {
    await tab(page, modes.try).click()
    const form = shown(page)
    await expect(form.getByLabel('Chipta raqami')).toHaveCount(0)
    await form.getByLabel('Mavzu turi').selectOption({ label: '2-variant' })
    await form.getByLabel('Chipta raqami').fill('12')
    await form.getByLabel('Ismingiz').fill('Lola')
    await form.getByLabel('Javob uchun e-pochta').fill('lola@mail.uz')
    await form.getByLabel('Xabar').fill('Oʻyin ochilmayapti, yordam bering')
    const send = form.getByRole('button', { name: 'Yuborish' })
    await send.press('Enter')
    await expect(form.getByLabel('Chipta raqami')).toHaveAttribute('aria-invalid', 'true')
    // The form's list of what is wrong, which links to each field.
    await expect(form.getByRole('group').and(page.locator(':focus'))).toHaveCount(1)
    await expect(form.getByText('"ticket"')).toHaveCount(0)
    await form.getByLabel('Chipta raqami').fill('12345')
    await send.press('Enter')
    await expect(form.getByText('"ticket": "12345"')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('removing a field reports its dependents, and undo restores them', async () => {
    await tab(page, modes.edit).click()
    await row(page, 'choice').press('Delete')
    await expect(page.getByText(builder.nowShown.replace('{{names}}', 'ticket'))).toBeVisible()
    await expect(row(page, 'choice')).toHaveCount(0)
    await button(page, editor.undo).click()
    await expect(row(page, 'choice')).toBeVisible()
  })
})

test('dragging moves fields in the list, into a group and out of it', async ({ page, site }) => {
  // All rows are visible: scrolling between press and move would drag the row that is then under the pointer.
  await page.setViewportSize({ width: 1440, height: 1800 })
  await openCopy(page, site, 'dragged')
  const rows = fields(page).locator('[draggable]')
  const order = () => rows.locator('[data-row]').evaluateAll((all) => all.map((each) => each.dataset['row']))
  const dragged = (name: string) => rows.filter({ has: page.getByText(name, { exact: true }) })

  await test.step('to another position', async () => {
    // A render in between may move the target away from the pointer.
    await expect(async () => {
      await dragged('email').dragTo(rows.first(), { targetPosition: { x: 40, y: 3 } })
      expect((await order())[0]).toBe('schema/properties/email')
    }).toPass()
  })

  await test.step('into a group, with all its rules', async () => {
    await button(fields(page), builder.add).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: kindTexts('group', 'en').help })
      .click()
    await expect(button(fields(page), 'Guruh group')).toBeFocused()
    const group = button(fields(page), builder.addTo.replace('{{name}}', builder.inGroup))
    // A render in between may move the target away from the pointer.
    await expect(async () => {
      await dragged('email').dragTo(group)
      await expect(row(page, 'group.email')).toHaveAttribute('aria-current', 'true', { timeout: 2000 })
    }).toPass()
    await expect(shown(page).getByRole('button', { name: /^Javob uchun e-pochta, position/ })).toBeVisible()
  })

  await test.step('out by its button and in again by keys', async () => {
    await chooseCommand(page, builder.out)
    await expect(row(page, 'email')).toHaveAttribute('aria-current', 'true')
    await expect(row(page, 'group.email')).toHaveCount(0)
    await row(page, 'email').press('Alt+ArrowRight')
    await expect(row(page, 'group.email')).toBeFocused()
    await row(page, 'group.email').press('Alt+ArrowLeft')
    await expect(row(page, 'group.email')).toHaveCount(0)
  })
})

const stage = (page: Page): Locator => page.getByRole('group', { name: canvas.title })
const field = (page: Page, id: string) => stage(page).locator(`[data-field="${id}"]`)

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('not displayed')
  return box
}

/** Whether fields are displayed side by side, in this order. */
async function isRow(page: Page, ...ids: string[]): Promise<boolean> {
  const boxes = await Promise.all(ids.map((id) => boxOf(field(page, id))))
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
  await openCopy(page, site, 'rows')
  await expect(stage(page)).toBeVisible()
  await expect.poll(() => isRow(page, 'name', 'email')).toBe(true)
  const undo = button(page, editor.undo)

  await test.step('a field dropped at the end of another one joins its row of three', async () => {
    await drag(field(page, 'subject'), field(page, 'email'), { x: 0.9, y: 0.5 })
    await expect.poll(() => isRow(page, 'name', 'email', 'subject')).toBe(true)
    expect(await violationsOf(page)).toEqual([])
    await undo.click()
    await expect.poll(() => isRow(page, 'name', 'email', 'subject')).toBe(false)
    expect(await isRow(page, 'name', 'email')).toBe(true)
    await expect(undo).toBeDisabled()
  })

  await test.step('a field dropped below another one leaves its row, which is filled', async () => {
    const before = await boxOf(field(page, 'name'))
    await drag(field(page, 'email'), field(page, 'subject'), { x: 0.5, y: 0.8 })
    await expect
      .poll(async () => (await boxOf(field(page, 'name'))).width)
      .toBeGreaterThan(1.5 * before.width)
    expect(await isRow(page, 'subject', 'email')).toBe(false)
  })

  await test.step('keys and the toolbar do the same', async () => {
    const mail = field(page, 'email')
    await mail.click()
    await button(stage(page), canvas.beside).click()
    await expect.poll(() => isRow(page, 'subject', 'email')).toBe(true)
    await mail.press('Alt+ArrowLeft')
    await expect.poll(() => isRow(page, 'email', 'subject')).toBe(true)
    await expect(mail).toBeFocused()
    await mail.press('Alt+ArrowUp')
    await expect.poll(() => isRow(page, 'email', 'subject')).toBe(false)
    await mail.press('Alt+ArrowRight')
    await expect.poll(() => isRow(page, 'name', 'email')).toBe(true)
  })

  await test.step('a kind of field is dropped into a row', async () => {
    const kinds = page.getByRole('region', { name: palette.title })
    await drag(button(kinds, kindTexts('text', 'en').name), field(page, 'email'), { x: 0.95, y: 0.5 })
    await expect(field(page, 'text')).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => isRow(page, 'name', 'email', 'text')).toBe(true)
  })
})
