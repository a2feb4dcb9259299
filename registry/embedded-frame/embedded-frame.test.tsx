import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup } from '../../tests/support/markup.tsx'
import { EmbeddedFrame } from './embedded-frame.tsx'

it('is a named lazy iframe with a fixed ratio that may not navigate the page', () => {
  const props = {
    address: 'https://frames.example/live',
    title: 'Turnir',
    ratio: '16:9',
    caption: 'Jonli',
  } as const
  const document = markup(<EmbeddedFrame {...bare} props={props} />)
  const frame = document.querySelector('iframe')
  expect(frame?.getAttribute('src')).toBe('https://frames.example/live')
  expect(frame?.title).toBe('Turnir')
  expect(frame?.style.aspectRatio).toBe('16 / 9')
  expect(frame?.getAttribute('loading')).toBe('lazy')
  expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation')
  expect(document.querySelector('figcaption')?.textContent).toBe('Jonli')
})
