import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './data-table.examples.ts'

export const dataTable = defineComponent({
  type: 'DataTable',
  version: 1,
  description:
    'A table of facts: payment methods, limits, levels. The first column names the row. On phones each row becomes a card.',
  category: 'content',
  props: Type.Object(
    {
      caption: localizedText(120, 'What the table shows; stands above it'),
      head: Type.Array(localizedText(40, 'Name of the column'), {
        minItems: 2,
        maxItems: 6,
        description: 'Names of the columns',
      }),
      rows: Type.Array(
        Type.Object(
          {
            cells: Type.Array(localizedText(120, 'What the cell says'), {
              minItems: 1,
              maxItems: 6,
              description: 'In the order of the columns',
            }),
          },
          { additionalProperties: false },
        ),
        { maxItems: 40, description: 'The rows from top to bottom' },
      ),
      isCompact: Type.Optional(
        Type.Boolean({
          description: 'It stays a table on phones: for two or three columns with short cells',
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
