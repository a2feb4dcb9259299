import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { drawing } from '../../support/content/test-pictures.ts'
import { violationsOf } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const test = testOnOwnSite()
// Of rejected files.
test.use({ locale: 'en-US', expectedStatuses: [409, 422] })

const { art, media, nav, outline, preview } = english

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })
const alt = { uz: 'Oltin kubok', ru: 'Золотой кубок' }

const photo = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#a0522d' } })
    .composite([
      { input: Buffer.from(drawing().replace('width="100" height="60"', 'width="900" height="540"')) },
    ])
    .jpeg()
    .toBuffer()

async function choose(
  page: Page,
  place: Page | Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const chooser = page.waitForEvent('filechooser')
  await button(place, media.upload).click()
  await (await chooser).setFiles(file)
  return page.getByRole('form', { name: file.name })
}

async function describe(form: Locator, { uz, ru }: typeof alt) {
  await form.getByRole('textbox', { name: 'Oʻzbekcha' }).fill(uz)
  await form.getByRole('textbox', { name: 'Русский' }).fill(ru)
}

/** Drops a drawing on the upload area and enters its alt text. */
async function dropDrawing(place: Locator) {
  const source = drawing('<script>alert(1)</script><rect width="50" height="50" fill="#084"/>')
  const transfer = await place.page().evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'belgi.svg', { type: 'image/svg+xml' }))
    return data
  }, source)
  await place.getByText(media.drop).dispatchEvent('drop', { dataTransfer: transfer })
  const form = place.getByRole('form', { name: 'belgi.svg' })
  await describe(form, { uz: 'Belgi', ru: 'Знак' })
  await button(form, media.send).click()
  await expect(form.getByRole('alert')).toContainText('<script>')
  await expect(button(form, media.continue)).toBeFocused()
  expect(await violationsOf(place.page())).toEqual([])
  await button(form, media.continue).press('Enter')
}

test('a picture can be uploaded with alt text, placed in a block, previewed, cropped and replaced', async ({
  page,
  site,
}) => {
  test.slow()
  await openStudio(page, site, '/media')

  await test.step('the empty library rejects files that are not pictures', async () => {
    await expect(page.getByText(media.none)).toBeVisible()
    const text = { name: 'kubok.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
    const form = await choose(page, page, text)
    await describe(form, alt)
    await button(form, media.send).click()
    await expect(form.getByRole('alert')).toHaveText(media.refusals.PictureUnreadable)
    await button(form, media.dismiss).click()
    await expect(form).toHaveCount(0)
  })

  await test.step('requires alt text in each language before adding the picture', async () => {
    const form = await choose(page, page, {
      name: 'kubok.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(),
    })
    await button(form, media.send).click()
    await expect(form.getByText(media.altMissing)).toHaveCount(2)
    await expect(form.getByRole('textbox').first()).toBeFocused()
    await describe(form, alt)
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByText(media.uploaded.replace('{{name}}', 'kubok.jpg'))).toBeVisible()
    await expect(button(page, media.upload)).toBeFocused()
    const tile = page.getByRole('button', { name: /kubok\.jpg/ })
    await expect(tile.locator('img')).toHaveJSProperty('naturalWidth', 320)
  })

  await test.step('uploading the same file again selects the existing picture', async () => {
    const form = await choose(page, page, {
      name: 'again.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(),
    })
    await describe(form, alt)
    await button(form, media.send).click()
    await expect(form.getByRole('alert')).toHaveText(media.refusals.PictureKnown)
    await button(form, media.showKnown).click()
    const details = page.getByRole('dialog', { name: 'kubok.jpg' })
    await expect(details.getByRole('textbox', { name: 'Русский' })).toHaveValue(alt.ru)
    expect(await violationsOf(page)).toEqual([])
    await details.getByRole('slider').first().focus()
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('ArrowRight')
    await expect(details.getByText(media.focusAt.replace('{{x}}', '53').replace('{{y}}', '50'))).toBeVisible()
    await button(details, media.save).press('Enter')
    await expect(details.getByText(media.saved)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(details).toHaveCount(0)
  })

  await test.step('the picture moves to a folder with a tag, and the address keeps the filter', async () => {
    await page.getByRole('checkbox', { name: media.arrange.select.replace('{{name}}', 'kubok.jpg') }).check()
    const bar = page.getByRole('group', { name: media.arrange.title })
    await bar.getByLabel(media.folders.field, { exact: true }).fill('Banners/Autumn')
    await button(bar, media.arrange.move).click()
    await expect(page.getByRole('button', { name: 'Banners 1' })).toBeVisible()
    await bar.getByLabel(media.tags.one, { exact: true }).fill('gold')
    await button(bar, media.arrange.tag).click()
    await page.getByRole('button', { name: 'Banners 1' }).click()
    await page.getByRole('button', { name: '#gold 1' }).click()
    await expect(page).toHaveURL(/folder=Banners&tag=gold/)
    await page.reload()
    await expect(page.getByRole('button', { name: /kubok\.jpg/ })).toBeVisible()
    await button(page, media.folders.rename).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(media.folders.newName).fill('Promo')
    await button(dialog, media.folders.rename).click()
    await expect(page.getByRole('button', { name: 'Promo 1' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: 'Autumn 1' })).toBeVisible()
  })

  const frame = page.frameLocator(`iframe[title="${preview.title}"]`)
  await test.step('the preview shows the picture in a block', async () => {
    await page.getByRole('link', { name: english.sections.page }).click()
    await page.getByRole('link', { name: /\/about/ }).click()
    await button(page.getByRole('group', { name: outline.title }), outline.add)
      .last()
      .click()
    const blocks = page.getByRole('dialog')
    await blocks.getByLabel(outline.search).fill('reserved while it loads')
    await blocks.getByRole('button', { name: /^Image/ }).click()
    const open = page.getByRole('button', { name: `${art.choose}: Picture` }).first()
    const library = page.getByRole('dialog', { name: media.choose })
    await open.click()
    await button(library, art.drawings).click()
    await button(library, 'trophy').first().click()
    await expect(frame.locator('[data-block="image"] img')).toHaveAttribute('src', /scenes\/trophy/)
    await open.click()
    await button(library, art.ownPictures).click()
    // A picture uploaded here is selected at once.
    await dropDrawing(library)
    await expect(library).toHaveCount(0)
    await expect(frame.locator('[data-block="image"] img')).toHaveAttribute('src', /-100x60\.svg$/)
    await open.click()
    await library.getByLabel(media.search).fill('кубок')
    await library.getByRole('button', { name: /kubok\.jpg/ }).press('Enter')
    await expect(library).toHaveCount(0)
    // The library's alt text is sufficient.
    await describe(page.getByRole('group', { name: /^Alt/ }), { uz: '', ru: '' })
    const image = frame.locator('[data-block="image"] picture > img')
    await expect(image).toHaveAttribute('alt', alt.uz)
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toMatch(/\.avif$/)
    await expect(image).toHaveAttribute('width', '1600')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
  })

  await test.step('an unused drawing can be deleted, a used one cannot', async () => {
    await page.getByRole('link', { name: nav.media }).click()
    await page.getByRole('button', { name: /belgi\.svg/ }).click()
    const details = page.getByRole('dialog', { name: 'belgi.svg' })
    await button(details, media.remove).click()
    await button(page.getByRole('dialog').last(), english.cancel).click()
    await expect(details).toBeVisible()
    await button(details, media.remove).click()
    await button(page.getByRole('dialog').last(), media.remove).click()
    await expect(page.getByText(media.removed.replace('{{name}}', 'belgi.svg'))).toBeVisible()
    await page.getByRole('button', { name: /kubok\.jpg/ }).click()
    const used = page.getByRole('dialog', { name: 'kubok.jpg' })
    await expect(used.locator('a[href*="/page/about#"]')).toBeVisible()
    await expect(used.getByText(media.refusals.PictureUsed)).toBeVisible()
    await expect(button(used, media.remove)).toHaveCount(0)
    await used.getByRole('textbox', { name: 'Русский' }).fill('Кубок осени')
    await button(used, media.save).click()
    await expect(used.getByText(media.saved)).toBeVisible()
  })

  await test.step('a part of the picture becomes a picture of its own, which replaces it everywhere', async () => {
    await button(page.getByRole('dialog', { name: 'kubok.jpg' }), media.crop.open).click()
    const dialog = page.getByRole('dialog', { name: media.crop.title })
    expect(await violationsOf(page)).toEqual([])
    const size = (width: number, height: number) => dialog.getByText(`${width} × ${height}`)
    await expect(size(1280, 720)).toBeVisible()
    // The picture has 1600 by 900 pixels, whatever its size on the screen.
    const shown = await dialog.locator('img').boundingBox()
    const corner = await button(dialog, media.crop.handles.se).boundingBox()
    if (!shown || !corner) throw new Error('The picture is not visible')
    const at = { x: corner.x + corner.width / 2, y: corner.y + corner.height / 2 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x - shown.width / 4, at.y - shown.height / 5, { steps: 4 })
    await page.mouse.up()
    await expect(dialog.getByLabel(media.crop.fields.width)).toHaveValue(/^8[78]\d$/)
    await dialog.getByLabel(media.crop.fields.width).fill('800')
    await dialog.getByLabel(media.crop.fields.height).fill('500')
    await dialog.getByRole('group', { name: media.crop.area }).press('Shift+ArrowRight')
    await expect(dialog.getByLabel(media.crop.fields.x)).toHaveValue('320')
    await button(dialog, media.crop.save).click()
    const details = page.getByRole('dialog', { name: 'kubok-800x500.jpg' })
    await expect(details.getByText(media.crop.done)).toBeFocused()
    await expect(details.getByRole('textbox', { name: 'Русский' })).toHaveValue('Кубок осени')
    await button(details, media.crop.useEverywhere).click()
    await expect(details.getByText(media.replaced)).toBeVisible()
    await details.locator('a[href*="/page/about#"]').click()
  })

  await test.step('in a field, the cropped picture is chosen at once', async () => {
    const image = frame.locator('[data-block="image"] picture > img')
    await expect(image).toHaveAttribute('src', /-800x500\.jpg$/)
    await page.getByRole('button', { name: `${media.crop.open}: Picture` }).click()
    const dialog = page.getByRole('dialog', { name: media.crop.title })
    await button(dialog, '1:1').click()
    await button(dialog, media.crop.save).click()
    await expect(dialog).toHaveCount(0)
    await expect(image).toHaveAttribute('src', /-500x500\.jpg$/)
  })
})
