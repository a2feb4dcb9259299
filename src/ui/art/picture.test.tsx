import { describe, expect, it } from 'vitest'
import { markup } from '../../../tests/support/markup.tsx'
import { CoverPicture } from './covers/cover.tsx'
import { composeCover } from './covers/cover-art.ts'
import { Emblem } from './emblem.tsx'
import { LazyPictures } from './lazy-pictures.ts'
import { Picture } from './picture.tsx'

const hash = 'a'.repeat(32)

describe('a picture of the media library', () => {
  it('is offered as AVIF or WebP in every width up to its own, and reserves its space', () => {
    const shown = markup(<Picture src={`/media/${hash}-700x350.jpg`} alt="Stadion" sizes="50vw" />)
    expect(
      [...shown.querySelectorAll('picture > source')].map((source) => [
        source.getAttribute('type'),
        source.getAttribute('srcset'),
        source.getAttribute('sizes'),
      ]),
    ).toEqual(
      ['avif', 'webp'].map((format) => [
        `image/${format}`,
        [320, 640, 700].map((width) => `/media/${hash}-700x350/${width}.${format} ${width}w`).join(', '),
        '50vw',
      ]),
    )
    const image = shown.querySelector('picture > img')
    expect(image?.outerHTML).toContain(`src="/media/${hash}-700x350.jpg" width="700" height="350"`)
    expect(image?.getAttribute('alt')).toBe('Stadion')
    expect(image?.getAttribute('loading')).toBe('lazy')
  })

  it('tells styles its focal point, beside its own style', () => {
    const src = `/media/${hash}-700x350.jpg#focus=30,70`
    const image = markup(<Picture src={src} alt="" style={{ aspectRatio: '2 / 1' }} />).querySelector('img')
    expect(image?.style.getPropertyValue('--focus')).toBe('30% 70%')
    expect(image?.style.aspectRatio).toBe('2 / 1')
    expect(image?.getAttribute('src')).toBe(`/media/${hash}-700x350.jpg`)
    expect(image?.getAttribute('width')).toBe('700')
  })

  it('loads eagerly if it is visible first', () => {
    const image = markup(<Picture src={`/media/${hash}-700x350.jpg`} alt="" isFirst />).querySelector('img')
    expect(image?.getAttribute('loading')).toBeNull()
    expect(image?.getAttribute('fetchpriority')).toBe('high')
  })

  it('is a single file with its size if it is a drawing', () => {
    const shown = markup(<Picture src={`/media/${hash}-100x60.svg`} alt="" />)
    expect(shown.querySelector('source')).toBeNull()
    expect(shown.querySelector('img')?.getAttribute('width')).toBe('100')
  })
})

it('a scene is shown as a picture in the width that the browser chooses', () => {
  const image = markup(<Picture src="/art/scenes/sport.svg" alt="" sizes="420px" />).querySelector('img')
  expect(image?.getAttribute('src')).toBe('/art/scenes/sport-1800.webp')
  expect(image?.getAttribute('srcset')).toContain('/art/scenes/sport-840.webp 840w')
  expect(image?.getAttribute('sizes')).toBe('420px')
})

it('any other picture stays unchanged', () => {
  const shown = markup(<Picture src="https://img.example/a.png" alt="" width={20} />)
  expect(shown.body.innerHTML).toBe(
    '<img src="https://img.example/a.png" alt="" width="20" loading="lazy" decoding="async">',
  )
})

it('no picture loads before it is visible where the device may not show it', () => {
  const shown = markup(
    <LazyPictures value={true}>
      <Picture src="/art/scenes/sport.svg" alt="" isFirst />
      <CoverPicture art={composeCover({ name: 'Lotus', type: 'slot' })} alt="" eager />
      <Emblem name="gift" />
    </LazyPictures>,
  )
  const pictures = [...shown.querySelectorAll('img')]
  expect(
    pictures.map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')]),
  ).toEqual([
    ['lazy', null],
    ['lazy', null],
    ['lazy', null],
  ])
})
