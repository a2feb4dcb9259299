import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FocalPoint, PictureRectangle } from '../../../schemas/media.ts'
import { drawing } from '../../../tests/support/content/test-pictures.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

let studio: TestStudio
let editor: string
beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor', 'Dilnoza')
})
afterEach(() => studio.close())

const alt = { uz: 'Kubok', ru: 'Кубок', fa: 'جام' }

/** A red picture whose right half is green. */
const halves = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: '#f00' } })
    .composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: '#0f0' } }, left: 100, top: 0 },
    ])
    .png()
    .toBuffer()

async function add(focus?: FocalPoint): Promise<string> {
  const item = await studio.gateway.media.add({
    content: await halves(),
    name: 'cup.png',
    alt,
    focus,
    by: 'Aziza',
  })
  return item.address
}
const crop = (address: string, rectangle: PictureRectangle, by = editor) =>
  studio.call('media.crop', { address, rectangle }, by)

describe('a cropped picture', () => {
  test('is a new one with the pixels of the part, the texts of the original, and is recorded', async () => {
    const address = await add()
    const { data } = await crop(address, { x: 120, y: 10, width: 60, height: 40 })
    expect(data).toMatchObject({
      name: 'cup-60x40.png',
      width: 60,
      height: 40,
      alt,
      focus: null,
      uploadedBy: 'Dilnoza',
    })
    expect(data?.address).toMatch(/-60x40\.png$/)
    const content = await studio.gateway.media.original(data?.address ?? '')
    const { channels } = await sharp(content ?? undefined).stats()
    expect(channels.slice(0, 3).map(({ mean }) => mean)).toEqual([0, 255, 0])
    expect(await studio.gateway.media.original(address)).toEqual(await halves())
    const [entry] = (await studio.call('audit.list', {}, studio.admin)).data ?? []
    expect(entry).toMatchObject({
      by: 'Dilnoza',
      action: 'media.crop',
      subject: `${address} (120, 10, 60 × 40) → ${data?.address}`,
    })
  })

  test('is added once, and keeps the texts it was given meanwhile', async () => {
    const address = await add()
    const rectangle = { x: 0, y: 0, width: 150, height: 100 }
    const first = (await crop(address, rectangle)).data
    const texts = { uz: 'Yarmi', ru: 'Половина' }
    await studio.call('media.describe', { address: first?.address ?? '', alt: texts }, editor)
    expect((await crop(address, rectangle)).data).toMatchObject({ address: first?.address, alt: texts })
    expect((await studio.call('media.list', {}, editor)).data).toHaveLength(2)
  })

  test.each([
    { x: 101, y: 0, width: 100, height: 50 },
    { x: 0, y: 60, width: 100, height: 41 },
    { x: 0, y: 0, width: 15, height: 50 },
    { x: 0, y: 0, width: 50, height: 15 },
    { x: -1, y: 0, width: 50, height: 50 },
    { x: 0.5, y: 0, width: 50, height: 50 },
  ])('has at least 16 by 16 whole pixels inside the original, unlike %o', async (rectangle) => {
    const address = await add()
    expect(await crop(address, rectangle)).toMatchObject({
      status: 422,
      error: { type: 'InvalidParameters' },
    })
    expect((await studio.call('media.list', {}, editor)).data).toHaveLength(1)
  })

  test('is made by editors, of pictures of the library that are no drawings', async () => {
    const address = await add()
    const rectangle = { x: 0, y: 0, width: 20, height: 20 }
    expect((await crop(address, rectangle, await studio.join('viewer'))).error?.type).toBe('NotAllowed')
    const unknown = address.replace(/[0-9a-f]{8}/, '00000000')
    expect((await crop(unknown, rectangle)).error?.type).toBe('NotFound')
    const svg = await studio.gateway.media.add({
      content: Buffer.from(drawing()),
      name: 'a.svg',
      alt,
      by: 'Aziza',
    })
    expect((await crop(svg.address, rectangle)).error?.type).toBe('InvalidParameters')
  })
})
