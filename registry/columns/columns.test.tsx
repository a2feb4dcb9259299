import { describe, expect, it } from 'vitest'
import { markup } from '../../tests/support/markup.tsx'
import { Columns } from './columns.tsx'

type Ratio = Parameters<typeof Columns>[0]['props']['ratio']

const slots = { first: <p>1</p>, second: <p>2</p>, third: <p>3</p>, fourth: <p>4</p> }
const shown = (ratio: Ratio, filled: Partial<typeof slots> = slots) =>
  markup(<Columns id="columns" props={{ ratio }} data={{}} slots={filled} params={{}} />).body
    .firstElementChild

describe('Columns', () => {
  it.each([
    ['halves', '12'],
    ['two-thirds-first', '12'],
    ['two-thirds-last', '12'],
    ['thirds', '123'],
    ['quarters', '1234'],
  ] as const)('divided into %s, shows its slots in reading order', (ratio, text) => {
    const columns = shown(ratio)
    expect(columns?.textContent).toBe(text)
    expect(columns?.childElementCount).toBe(text.length)
    expect(columns?.getAttribute('data-ratio')).toBe(ratio)
  })

  it('marks the column that comes first on phones', () => {
    const columns = markup(
      <Columns
        id="columns"
        props={{ ratio: 'halves', firstOnPhones: 'second' }}
        data={{}}
        slots={slots}
        params={{}}
      />,
    )
    expect(columns.querySelector('[data-leads]')?.textContent).toBe('2')
    expect(columns.querySelectorAll('[data-leads]')).toHaveLength(1)
  })

  it('leaves a column without blocks empty, so that it takes no space', () => {
    expect(shown('halves', { first: slots.first })?.lastElementChild?.childNodes).toHaveLength(0)
  })
})
