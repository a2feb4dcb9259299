import { expect, it } from 'vitest'
import { lift } from './lift.ts'
import { documentKinds } from '../kinds/index.ts'

const responsible = { title: { uz: 'A', ru: 'Б' } }
const others = { id: 'other', type: 'RichText', version: 1, props: { responsible } }

it("moves the responsible gaming band of an older layout's footer into a block in its slot", () => {
  const footer = { id: 'footer', type: 'SiteFooter', version: 1, props: { responsible, legal: 'x' } }
  expect(lift({ header: [], footer: [footer, others] }, 1, documentKinds.layout)).toEqual({
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

it('leaves a layout without a footer unchanged', () => {
  expect(lift({ header: [], footer: [] }, 1, documentKinds.layout)).toEqual({ header: [], footer: [] })
})
