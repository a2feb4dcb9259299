import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { openStudio } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test.use({ locale: 'en-US', hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

const { media } = english

async function addPicture(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#a0522d' } })
    .jpeg()
    .toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: media.upload, exact: true }).click()
  await (await chooser).setFiles({ name: 'kubok.jpg', mimeType: 'image/jpeg', buffer })
  const form = page.getByRole('form', { name: 'kubok.jpg' })
  await form.getByRole('textbox', { name: 'Oʻzbekcha' }).fill('Kubok')
  await form.getByRole('textbox', { name: 'Русский' }).fill('Кубок')
  await form.getByRole('button', { name: media.send, exact: true }).click()
}

interface Point {
  x: number
  y: number
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('nothing to touch')
  return box
}

/** Touches with one finger and moves it, as browsers report it. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await send('touchStart', [from])
  for (const share of [0.25, 0.5, 0.75, 1])
    await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }])
  await send('touchEnd', [])
  await client.detach()
}

test('a picture is cropped with a finger on a phone', async ({ page, site }) => {
  await openStudio(page, site, '/media')
  await addPicture(page)
  await page.getByRole('button', { name: /^kubok\.jpg/ }).tap()
  await page.getByRole('button', { name: media.crop.open }).tap()
  const area = page.getByRole('group', { name: media.crop.area })
  await area.scrollIntoViewIfNeeded()
  const corner = page.getByRole('button', { name: media.crop.handles.se })
  const width = page.getByRole('spinbutton', { name: media.crop.fields.width })

  const before = { area: await boxOf(area), width: Number(await width.inputValue()) }
  const handle = await boxOf(corner)
  const centre = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 }
  // The finger is beside what is seen of the handle, but within 44 pixels around it.
  const finger = { x: centre.x - 20, y: centre.y - 20 }
  await drag(page, finger, { x: finger.x - 80, y: finger.y - 60 })
  const resized = await boxOf(area)
  expect(Math.round(before.area.width - resized.width)).toBeGreaterThan(60)
  expect(Number(await width.inputValue())).toBeLessThan(before.width)

  const middle = { x: resized.x + resized.width / 2, y: resized.y + resized.height / 2 }
  await drag(page, middle, { x: middle.x + 30, y: middle.y + 20 })
  const moved = await boxOf(area)
  expect(Math.round(moved.x - resized.x)).toBeGreaterThan(20)
  expect(Math.round(moved.width)).toBe(Math.round(resized.width))

  await page.getByRole('button', { name: media.crop.save, exact: true }).click()
  await expect(page.getByRole('dialog', { name: media.crop.title })).toHaveCount(0)
  await expect(page.getByText(/kubok.*\.jpg/).first()).toBeVisible()
})
