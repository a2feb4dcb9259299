import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { Gallery } from './gallery.tsx'

const pictures = [
  { picture: '/art/scenes/sport.svg', alt: 'Stadion', caption: 'Final' },
  {
    picture: '/art/emblems/gift.svg',
    isDecorative: true,
    link: { label: 'Sovgʻalar', action: { type: 'navigate' as const, to: '/promotions' } },
  },
]

it('reserves the space of lazy pictures, which may lead to pages', () => {
  const document = markup(<Gallery {...bare} props={{ title: 'Kuz', ratio: '16:9', pictures }} />)
  const shown = [...document.querySelectorAll('img')]
  expect(shown.map((image) => [image.style.aspectRatio, image.alt, image.getAttribute('loading')])).toEqual([
    ['16 / 9', 'Stadion', 'lazy'],
    ['16 / 9', '', 'lazy'],
  ])
  const link = document.querySelector('a')
  expect([link?.getAttribute('href'), link?.getAttribute('aria-label')]).toEqual(['/promotions', 'Sovgʻalar'])
  expect(texts(document, 'figcaption')).toEqual(['Final'])
  expect(document.querySelector('button')).toBeNull()
})

it('is scrolled by keys and, if there is more than is in view, by arrows as a slider', () => {
  const props = {
    title: 'Kuz',
    view: 'slider' as const,
    columns: 1 as const,
    ratio: '16:9' as const,
    pictures,
  }
  const document = markup(<Gallery {...bare} props={props} />)
  expect(document.querySelector('ul')?.tabIndex).toBe(0)
  expect(document.querySelectorAll('button')).toHaveLength(2)
  const complete = markup(<Gallery {...bare} props={{ ...props, columns: 2 }} />)
  expect(complete.querySelector('button')).toBeNull()
})
