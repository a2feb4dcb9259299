import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { RichText } from './rich-text.tsx'

const shown = (props: { title?: string; lead?: string; text?: string }) =>
  markup(<RichText {...bare} props={props} />)

it('keeps the markup of its text below the main heading', () => {
  const document = shown({
    title: 'Qoidalar',
    lead: 'Qisqasi',
    text: '<h2>Hisob</h2><p><a href="/privacy">x</a></p>',
  })
  expect(texts(document, 'h1, h2')).toEqual(['Qoidalar', 'Hisob'])
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/privacy')
})

it('omits missing parts', () => {
  expect(shown({ text: '<p>Matn</p>' }).querySelector('h1')).toBeNull()
  expect(shown({ title: 'Tez orada' }).querySelectorAll('p')).toHaveLength(0)
})
