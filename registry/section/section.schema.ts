import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { mediaAddress } from '../../schemas/documents/reference.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './section.examples.ts'

export const section = defineComponent({
  type: 'Section',
  version: 1,
  description: 'Section of a page with its own heading that contains other blocks',
  category: 'content',
  props: Type.Object(
    {
      title: localizedText(60, 'Heading of the section'),
      text: Type.Optional(localizedText(200, 'One sentence below the heading')),
      background: Type.Optional(
        Type.Enum(['band', 'accent'], {
          description:
            'band: muted background; accent: background tinted with the accent colour. Default: no background',
        }),
      ),
      picture: Type.Optional(
        mediaAddress(
          'Picture in the background, under a veil of the background colour that keeps texts readable. Default: none',
        ),
      ),
      padding: Type.Optional(
        Type.Enum(['s', 'm', 'l'], {
          description: 'Space between the edge of the background and the content. Default: m',
        }),
      ),
      gap: Type.Optional(
        Type.Enum(['s', 'm', 'l'], {
          description: 'Space between the blocks of the section. Default: m',
        }),
      ),
      width: Type.Optional(
        Type.Enum(['full', 'text'], {
          description: 'text: limited to a readable line length. Default: full width of the page',
        }),
      ),
      anchor: Type.Optional(
        Type.String({
          pattern: '^[a-z][a-z0-9-]{1,39}$',
          anchor: true,
          description: 'Anchor for links: "limits" is reached by /rules#limits',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: { content: { description: 'Blocks of the section' } },
  migrations: [],
  interactive: false,
  isShared: true,
  examples,
})
