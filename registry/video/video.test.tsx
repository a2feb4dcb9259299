import { describe, expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup } from '../../tests/support/markup.tsx'
import { Video } from './video.tsx'

type Props = Parameters<typeof Video>[0]['props']

const shown = (more: Partial<Props>) =>
  markup(<Video {...bare} props={{ film: '/art/a.mp4', poster: '/art/a.svg', title: 'Касса', ...more }} />, {
    locale: 'ru',
  }).querySelector('video')

describe('Video', () => {
  it('neither loads nor plays by itself, and reserves its space', () => {
    const film = shown({ isSilent: true })
    expect(film?.getAttribute('preload')).toBe('none')
    expect(film?.hasAttribute('autoplay')).toBe(false)
    expect(film?.hasAttribute('controls')).toBe(true)
    expect(film?.style.aspectRatio).toBe('16 / 9')
    expect(film?.getAttribute('aria-label')).toBe('Касса')
    expect(film?.querySelector('track')).toBeNull()
  })

  it('has subtitles in the language of the page', () => {
    const film = shown({ captions: 'https://img.example/a.ru.vtt', ratio: '9:16' })
    expect(film?.querySelector('track')?.getAttribute('srclang')).toBe('ru')
    expect(film?.querySelector('track')?.getAttribute('kind')).toBe('captions')
    expect(film?.getAttribute('crossorigin')).toBe('anonymous')
  })
})
