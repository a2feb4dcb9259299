import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { DataTable } from './data-table.tsx'

const shown = (rows: { cells: string[]; picture?: string }[], isCompact = false) =>
  markup(
    <DataTable
      {...bare}
      props={{ caption: 'Toʻldirish', head: ['Usul', 'Summa', 'Komissiya'], rows, isCompact }}
    />,
  )

it('labels its columns, its rows and, for cards on phones, every cell', () => {
  const document = shown([{ cells: ['Uzcard', '20,000', '0%'] }, { cells: ['Humo', '20,000'] }])
  expect(texts(document, 'caption, [scope=col]')).toEqual(['Toʻldirish', 'Usul', 'Summa', 'Komissiya'])
  expect(texts(document, '[scope=row]')).toEqual(['Uzcard', 'Humo'])
  expect([...document.querySelectorAll('td')].map((cell) => cell.dataset['label'])).toEqual([
    'Summa',
    'Komissiya',
    'Summa',
  ])
})

it('becomes cards on phones unless it is compact', () => {
  const classes = (isCompact: boolean) =>
    shown([{ cells: ['Uzcard', '20,000'] }], isCompact).querySelector('table')?.classList.length
  expect([classes(false), classes(true)]).toEqual([2, 1])
})

it('shows the picture of a row before its name, which it does not repeat', () => {
  const document = shown([{ cells: ['Uzcard'], picture: '/art/payments/uzcard.svg' }, { cells: ['Naqd'] }])
  const pictures = [...document.querySelectorAll('[scope=row] img')]
  expect(pictures.map((one) => [one.getAttribute('src'), one.getAttribute('alt')])).toEqual([
    ['/art/payments/uzcard.svg', ''],
  ])
  expect(texts(document, '[scope=row]')).toEqual(['Uzcard', 'Naqd'])
})

it('shows icons and links in their cells, highlights a column, and keeps the text of a link that the site does not offer', () => {
  const row = {
    cells: ['Keshbek', '5%', '10%'],
    marks: [
      { column: 2, icon: 'check' },
      { column: 3, action: { type: 'navigate' as const, to: '/rules' } },
      { column: 1, action: { type: 'askConsent' as const } },
    ],
  }
  const props = { caption: 'Darajalar', head: ['Imtiyoz', 'Kumush', 'Oltin'], rows: [row], highlight: 3 }
  const document = markup(<DataTable {...bare} props={props} />)
  expect(texts(document, '[data-highlight]')).toEqual(['Oltin', '10%'])
  expect(texts(document, 'td:has(svg)')).toEqual(['5%'])
  expect(document.querySelector('td a')?.getAttribute('href')).toBe('/rules')
  expect(texts(document, '[scope=row]')).toEqual(['Keshbek'])
})

it('renders nothing without rows', () => {
  expect(shown([]).querySelector('table')).toBeNull()
})
