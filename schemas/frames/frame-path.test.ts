import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFramePath } from './frame-path.ts'

test.each([
  '/',
  '/live',
  '/event/20261121-football-03/1',
  '/event/7#slip',
  '/search?q=Paxtakor&page=2#top',
  '/a/',
  '/sport/%D1%84%D1%83%D1%82',
])('%s is a path within a frame', (path) => {
  expect(isFramePath(path)).toBe(true)
})

test.each([
  '',
  'live',
  'javascript:alert(1)',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%252Fevil.example',
  '/..//evil.example',
  '/a/../../b',
  '/%2e%2E/b',
  '/a//b',
  '/<script>',
  '/%00',
  `/${'a'.repeat(500)}`,
])('%j is none', (path) => {
  expect(isFramePath(path)).toBe(false)
})

const piece = fc.constantFrom(
  '/',
  '\\',
  '..',
  '.',
  '%2f',
  '%5C',
  '%2e',
  '@',
  ':',
  'evil.example',
  'javascript',
  '#',
  '?',
  '\t',
)

test('never leads to another origin, also decoded', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = `/${pieces.join('')}`
      if (!isFramePath(path)) return
      const [pathname = ''] = path.split(/[?#]/)
      for (const address of [path, decodeURIComponent(pathname)])
        expect(new URL(address, 'https://frame.example').origin).toBe('https://frame.example')
    }),
  )
})
