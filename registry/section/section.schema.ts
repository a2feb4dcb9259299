import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './section.examples.ts'

export const section = defineComponent({
  type: 'Section',
  version: 1,
  description: 'A part of a page with a heading of its own, around other blocks',
  category: 'content',
  props: Type.Object(
    {
      title: localizedText(60, 'Heading of the part'),
      text: Type.Optional(localizedText(200, 'A sentence below the heading')),
      background: Type.Optional(
        Type.Enum(['band', 'accent'], {
          description: 'band: on a quiet surface; accent: on a tint of the accent colour; left out: none',
        }),
      ),
      width: Type.Optional(
        Type.Enum(['full', 'text'], {
          description: 'text: no wider than lines can be read; left out: the whole width of the page',
        }),
      ),
      anchor: Type.Optional(
        Type.String({
          pattern: '^[a-z][a-z0-9-]{1,39}$',
          anchor: true,
          description: 'Name that links can jump to: "limits" is reached by /rules#limits',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: { content: { description: 'The blocks of this part' } },
  migrations: [],
  interactive: false,
  isShared: true,
  examples,
})
