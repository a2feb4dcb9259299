import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture, type PictureProps } from '../../../../src/ui/art/picture.tsx'
import { firstPictureElement } from './first-picture.ts'

const media = `/media/${'a'.repeat(32)}-1600x900.jpg`

/** The attributes of the preload of a page with these pictures. */
function preloadOf(...pictures: PictureProps[]): Partial<Record<string, string>> {
  const html = pictures.map((props) => renderToString(<Picture {...props} />))
  const element = firstPictureElement(['<main>', { personal: '<p>300</p>' }, ...html, '</main>'])
  const pairs = [...element.matchAll(/ (\w+)="([^"]*)"/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]))
}

it('preloads the picture that is visible first, in the width that its place needs', () => {
  const later = { src: '/art/scenes/trophy.svg', alt: '' }
  const first = {
    src: '/art/scenes/welcome.svg',
    alt: '',
    sizes: '(min-width: 768px) 900px, 420px',
    isFirst: true,
  }
  const { imagesrcset, ...rest } = preloadOf(later, first, { ...later, isFirst: true })
  expect(imagesrcset).toContain('/art/scenes/welcome-840.webp 840w')
  expect(rest).toEqual({
    rel: 'preload',
    as: 'image',
    imagesizes: '(min-width: 768px) 900px, 420px',
    fetchpriority: 'high',
  })
})

it('preloads the best format of a picture of the library, and names it', () => {
  const { type, imagesrcset } = preloadOf({ src: media, alt: '', isFirst: true })
  expect(type).toBe('image/avif')
  expect(imagesrcset).toContain('.avif ')
  expect(imagesrcset).not.toContain('.webp')
})

it('preloads other pictures from their address, escaped', () => {
  const { href } = preloadOf({ src: 'https://cdn.example/"><script>&', alt: '', isFirst: true })
  expect(href).toBe('https://cdn.example/&quot;&gt;&lt;script&gt;&amp;')
})

it('preloads nothing for a page without such a picture', () => {
  expect(preloadOf({ src: media, alt: '' })).toEqual({})
})
