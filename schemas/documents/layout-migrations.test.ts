import { expect, it } from 'vitest'
import { lift } from './lift.ts'
import { documentContracts } from './index.ts'

const responsible = { title: { uz: 'A', ru: 'Б' } }
const others = { id: 'other', type: 'RichText', version: 1, props: { responsible } }

it('keeps what the footer of an older layout says of responsible play, as a block in its slot', () => {
  const footer = { id: 'footer', type: 'SiteFooter', version: 1, props: { responsible, legal: 'x' } }
  expect(lift({ header: [], footer: [footer, others] }, 1, documentContracts.layout)).toEqual({
    header: [],
    footer: [
      {
        id: 'footer',
        type: 'SiteFooter',
        version: 2,
        props: { legal: 'x' },
        slots: {
          top: [{ id: 'footer-responsible', type: 'ResponsibleBand', version: 1, props: responsible }],
        },
      },
      others,
    ],
  })
})

it('leaves a layout without footer as it is', () => {
  expect(lift({ header: [], footer: [] }, 1, documentContracts.layout)).toEqual({ header: [], footer: [] })
})
