import { describe, expect, it } from 'vitest'
import { mediaAddressOf, mediaFileOf, mediaWidths, readMediaAddress } from './media.ts'

const hash = '0123456789abcdef0123456789abcdef'

describe('the address of a library picture', () => {
  it('contains id, size and format', () => {
    const address = `/media/${hash}-1600x900.jpg`
    const picture = { id: `${hash}-1600x900`, width: 1600, height: 900, extension: 'jpg' as const }
    expect(readMediaAddress(address)).toEqual(picture)
    expect(mediaAddressOf(picture)).toBe(address)
    expect(mediaFileOf(picture, 640, 'avif')).toBe(`/media/${hash}-1600x900/640.avif`)
  })

  it.each([
    '/art/scenes/sport.svg',
    `/media/${hash}-1600x900.gif`,
    `/media/${hash}-0x900.jpg`,
    `/media/${hash}.jpg`,
    `https://img.example/media/${hash}-1600x900.jpg`,
    `/media/../${hash}-1600x900.jpg`,
  ])('is not %s', (text) => expect(readMediaAddress(text)).toBeNull())
})

describe("the widths of a picture's files", () => {
  it.each([
    [4000, [320, 640, 960, 1280, 1920]],
    [1920, [320, 640, 960, 1280, 1920]],
    [1500, [320, 640, 960, 1280, 1500]],
    [640, [320, 640]],
    [48, [48]],
  ])('of %i pixels are never larger than the picture', (width, widths) =>
    expect(mediaWidths({ width, extension: 'png' })).toEqual(widths),
  )

  it('are empty for a drawing, which fits every size', () =>
    expect(mediaWidths({ width: 100, extension: 'svg' })).toEqual([]))
})
