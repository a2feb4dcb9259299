import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { mediaAddress } from '../../schemas/documents/reference.ts'
import { examples } from './data-table.examples.ts'

export const dataTable = defineComponent({
  type: 'DataTable',
  version: 1,
  description:
    'Table of facts: payment methods, limits, levels. The first column is the name of the row. On phones each row becomes a card.',
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
          },
          { additionalProperties: false },
        ),
        { maxItems: 40, description: 'Rows from top to bottom' },
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
