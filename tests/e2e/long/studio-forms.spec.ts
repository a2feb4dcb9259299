import type { Locator, Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { kindTexts } from '../../../src/studio/form-builder/model/field-kinds.ts'
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { keepSamples, openStudio, publishOpened } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US' })

const { builder, editor, outline, preview } = english

const fields = (page: Page): Locator => page.getByRole('group', { name: builder.title, exact: true })
const row = (page: Page, name: string) => fields(page).getByRole('button', { name })
const shown = (page: Page): Locator => page.getByRole('region', { name: preview.title })
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const { modes, tabs, palette, canvas } = builder

/** A text of the selected field in one language. */
const label = (page: Page, language: string) =>
  page.getByRole('group', { name: 'Title', exact: true }).getByRole('textbox', { name: language })

async function checkAxe(page: Page) {
  expect(await violationsOf(page)).toEqual([])
}

test('the controls above a form share one row on a desktop, and fit on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStudio(page, site, '/documents/form/feedback')
  await tab(page, modes.try).click()
  const controls = [tab(page, modes.try), page.getByLabel(preview.width)]
  await expect(page.getByLabel(preview.width)).toBeVisible()
  const [first, last] = await Promise.all(controls.map((control) => control.boundingBox()))
  expect(last?.y).toBeLessThan((first?.y ?? 0) + (first?.height ?? 0))
  await page.setViewportSize({ width: 390, height: 844 })
  const list = page.getByRole('tablist', { name: builder.modes.title })
  expect(await list.evaluate((tabs) => tabs.scrollWidth - tabs.clientWidth)).toBe(0)
})

test('a field can be added, limited, shown conditionally, moved, tried, published and filled in by players', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/documents/form/registration')
  await tab(page, modes.try).click()
  await expect(button(shown(page), 'Hisob ochish')).toBeVisible()
  await page.goto(`${site.url}/studio/documents/form/feedback`)

  await test.step('adds a choice and a text field', async () => {
    await button(fields(page), builder.add).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: kindTexts('choice', 'en').name })
      .click()
    await expect(row(page, 'choice')).toHaveAttribute('aria-current', 'true')
    await label(page, 'Oʻzbekcha').fill('Mavzu turi')
    await label(page, 'Русский').fill('О чём')
    await shown(page).getByLabel(palette.search).fill('one line')
    await button(shown(page), kindTexts('text', 'en').name).click()
    await expect(row(page, 'text')).toHaveAttribute('aria-current', 'true')
    await label(page, 'Oʻzbekcha').fill('Chipta raqami')
    await label(page, 'Русский').fill('Номер билета')
    await expect(shown(page).getByRole('button', { name: /^Chipta raqami, position/ })).toBeVisible()
  })

  await test.step('sets a name, limits and required', async () => {
    await page.getByLabel(builder.name).fill('ticket')
    await page.getByLabel(builder.name).press('Enter')
    await expect(row(page, 'ticket')).toHaveAttribute('aria-current', 'true')
    await tab(page, tabs.rules).click()
    await page.getByLabel('Required', { exact: true }).check()
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
    await tab(page, modes.try).click()
    await expect(shown(page).getByLabel('Chipta raqami')).toHaveCount(0)
    await tab(page, modes.edit).click()
  })

  await test.step('keys and buttons move it up and keep the focus', async () => {
    const before = await fields(page).getByRole('listitem').count()
    await row(page, 'ticket').press('Alt+ArrowUp')
    await expect(row(page, 'ticket')).toBeFocused()
    await button(fields(page), outline.down).click()
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
    await button(own, builder.errors.write).first().click()
    await expect(own.getByText(builder.errors.own)).toBeVisible()
    await expect(tab(page, tabs.rules)).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('the wiring names the field that nobody receives', async () => {
    await tab(page, modes.wiring).click()
    const problems = shown(page).getByRole('region', { name: builder.wiring.problems })
    await expect(problems).toContainText('Chipta raqami')
    await checkAxe(page)
    await tab(page, modes.edit).click()
  })

  await test.step('the preview reports invalid values and shows what is submitted', async () => {
    await checkAxe(page)
    await tab(page, modes.try).click()
    const form = shown(page)
    await form.getByLabel('Mavzu turi').selectOption({ label: '2-variant' })
    await form.getByLabel('Chipta raqami').fill('12')
    await form.getByLabel('Ismingiz').fill('Lola')
    await form.getByLabel('Javob uchun e-pochta').fill('lola@mail.uz')
    await form.getByLabel('Xabar').fill('Oʻyin ochilmayapti, yordam bering')
    const send = form.getByRole('button', { name: 'Yuborish' })
    await send.click()
    await expect(form.getByLabel('Chipta raqami')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByText('"ticket"')).toHaveCount(0)
    await form.getByLabel('Chipta raqami').fill('12345')
    await send.click()
    await expect(form.getByText('"ticket": "12345"')).toBeVisible()
  })

  await test.step('outline, fields and preview pass axe', async () => {
    await checkAxe(page)
  })

  await test.step('players see it after publishing', async () => {
    await keepSamples(page)
    // The operation of the feedback form sends neither of the new fields.
    await expect(page.getByText(editor.warnings_other.replace('{{count}}', '2')).first()).toBeVisible()
    await page.getByText(english.proof.sendable).click()
    await page.locator('details details summary').first().click()
    await button(page, english.proof.show).first().click()
    await expect(shown(page).getByLabel('Ismingiz')).not.toHaveValue('')
    await publishOpened(page)
    await expect(page.getByText(/^Published: version/)).toBeVisible()
    const player = await page.context().newPage()
    await player.goto(`${site.url}/ru/support`)
    await player.getByLabel('О чём').selectOption({ label: 'Вариант 2' })
    await expect(player.getByLabel('Номер билета')).toBeVisible()
  })

  await test.step('removing a field reports its dependents, and undo restores them', async () => {
    await row(page, 'choice').press('Delete')
    await expect(page.getByText(builder.nowShown.replace('{{names}}', 'ticket'))).toBeVisible()
    await expect(row(page, 'choice')).toHaveCount(0)
    await button(page, editor.undo).click()
    await expect(row(page, 'choice')).toBeVisible()
  })
})

test('dragging moves fields within a form, into a group and out of it', async ({ page, site }) => {
  // All rows are visible: scrolling between press and move would drag the row that is then under the pointer.
  await page.setViewportSize({ width: 1440, height: 1800 })
  await openStudio(page, site, '/documents/form/feedback')
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
    await button(fields(page), builder.out).click()
    await expect(row(page, 'email')).toHaveAttribute('aria-current', 'true')
    await expect(row(page, 'group.email')).toHaveCount(0)
    await row(page, 'email').press('Alt+ArrowRight')
    await expect(row(page, 'group.email')).toBeFocused()
    await row(page, 'group.email').press('Alt+ArrowLeft')
    await expect(row(page, 'group.email')).toHaveCount(0)
  })
})

test("the form preview uses the site's theme", async ({ page, site }) => {
  await openStudio(page, site, '/documents/form/feedback')
  await tab(page, modes.try).click()
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
  await shown(page).getByLabel(preview.scheme).selectOption({ label: preview.schemes.light })
  await expect.poll(() => paints(send)).toMatchObject({ colorScheme: 'light' })
})
