import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { Action } from '../../schemas/documents/blocks/action.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { iconReference, mediaAddress } from '../../schemas/documents/reference.ts'
import { examples } from './data-table.examples.ts'

const Mark = Type.Object(
  {
    column: Type.Integer({
      minimum: 1,
      maximum: 6,
      description: 'Number of the column; 1 is the name of the row',
    }),
    icon: Type.Optional(iconReference('Icon before the text of the cell, which says the same in words')),
    action: Type.Optional(Action),
  },
  { additionalProperties: false },
)

export const dataTable = defineComponent({
  type: 'DataTable',
  version: 1,
  description:
    'Table of facts: payment methods, limits, comparisons of levels. The first column is the name of the row. On phones each row becomes a card.',
  category: 'content',
  props: Type.Object(
    {
      caption: localizedText(120, 'Caption above the table'),
      head: Type.Array(localizedText(40, 'Name of the column'), {
        minItems: 2,
        maxItems: 6,
        description: 'Column names',
      }),
      rows: Type.Array(
        Type.Object(
          {
            cells: Type.Array(localizedText(120, 'Text of the cell'), {
              minItems: 1,
              maxItems: 6,
              description: 'Cells in the order of the columns',
            }),
            picture: Type.Optional(
              mediaAddress('Picture before the name of the row, such as the logo of a payment method'),
            ),
            marks: Type.Optional(
              Type.Array(Mark, {
                maxItems: 6,
                description: 'Icons and links of cells. Default: none',
              }),
            ),
          },
          { additionalProperties: false },
        ),
        { maxItems: 40, description: 'Rows from top to bottom' },
      ),
      highlight: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 6,
          description: 'Number of the column to highlight, such as the recommended level. Default: none',
        }),
      ),
      isCompact: Type.Optional(
        Type.Boolean({
          description: 'Keep the table layout on phones; for two or three columns with short cells',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  examples,
})
