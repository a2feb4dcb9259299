import { expect, it } from 'vitest'
import { shortText } from './plain-text.ts'

it('shows the beginning of texts that browsers could not lay out', () => {
  expect(shortText('<p>Salom <b>x</b></p>')).toBe('Salom x')
  expect(shortText('a'.repeat(2_000_000))).toBe(`${'a'.repeat(1000)}…`)
})
