import { describe, expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup } from '../../tests/support/markup.tsx'
import { Image } from './image.tsx'

type Props = Parameters<typeof Image>[0]['props']

const picture = (props: Partial<Props>) =>
  markup(
    <Image {...bare} props={{ picture: '/art/scenes/sport.svg', ratio: '15:7', ...props }} />,
  ).querySelector('img')

describe('Image', () => {
  it('reserves its space, has alternative text and loads lazily', () => {
    const shown = picture({ alt: 'Stadion' })
    expect(shown?.style.aspectRatio).toBe('15 / 7')
    expect(shown?.alt).toBe('Stadion')
    expect(shown?.getAttribute('loading')).toBe('lazy')
  })

  it('is hidden from screen readers if it is decorative', () => {
    expect(picture({ isDecorative: true })?.getAttribute('alt')).toBe('')
  })

  it('loads eagerly in the matching size on the first screen', () => {
    const shown = picture({ isFirst: true, variants: [{ picture: 'https://img.example/a.png', width: 600 }] })
    expect(shown?.getAttribute('loading')).toBeNull()
    expect(shown?.getAttribute('fetchpriority')).toBe('high')
    expect(shown?.getAttribute('srcset')).toBe('https://img.example/a.png 600w')
    expect(shown?.getAttribute('sizes')).toContain('100vw')
  })
})
