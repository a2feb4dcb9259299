// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { markup } from '../../tests/support/markup.tsx'
import { Image } from './image.tsx'

type Props = Parameters<typeof Image>[0]['props']

const picture = (props: Partial<Props>) =>
  markup(
    <Image
      id="i"
      props={{ picture: '/art/scenes/sport.svg', ratio: '15:7', ...props }}
      data={{}}
      slots={{}}
      params={{}}
    />,
  ).querySelector('img')

describe('Image', () => {
  it('keeps its place, says what it shows and waits until it is near', () => {
    const shown = picture({ alt: 'Stadion' })
    expect(shown?.style.aspectRatio).toBe('15 / 7')
    expect(shown?.alt).toBe('Stadion')
    expect(shown?.getAttribute('loading')).toBe('lazy')
  })

  it('is passed over by screen readers where it decorates', () => {
    expect(picture({ isDecorative: true })?.getAttribute('alt')).toBe('')
  })

  it('comes at once and in the size that fits, on the first screen', () => {
    const shown = picture({ isFirst: true, variants: [{ picture: 'https://img.example/a.png', width: 600 }] })
    expect(shown?.getAttribute('loading')).toBeNull()
    expect(shown?.getAttribute('fetchpriority')).toBe('high')
    expect(shown?.getAttribute('srcset')).toBe('https://img.example/a.png 600w')
    expect(shown?.getAttribute('sizes')).toContain('100vw')
  })
})
