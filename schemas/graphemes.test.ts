import { expect, it } from 'vitest'
import { countGraphemes, cutText } from './graphemes.ts'

it('counts what a person sees', () => {
  expect(['', 'Oʻyin', 'Ёлка', '👨‍👩‍👧 🇺🇿', 'й'].map(countGraphemes)).toEqual([0, 5, 4, 3, 1])
})

it.each([
  ['Bonus 100% до 2 000 000 сум', 14, 'Bonus 100% до'],
  ['Bonus 100% до конца', 13, 'Bonus 100% до'],
  ['Слово, ещё', 8, 'Слово'],
  ['Неделимоеслово', 6, 'Недели'],
  ['👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2, '👨‍👩‍👧👨‍👩‍👧'],
  ['short', 9, 'short'],
])('cuts "%s" to %i characters without half a word', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
})
