import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedRichText } from '../../schemas/documents/localized.ts'
import { examples } from './seo-text.examples.ts'

export const seoText = defineComponent({
  type: 'SeoText',
  version: 1,
  description:
    'Long text at the bottom of a page that shows its first lines and expands on click. Search engines see the whole text.',
  category: 'content',
  props: Type.Object(
    {
      text: localizedRichText(
        20_000,
        'Text; headings, lists, tables, quotes, pictures, videos, links and emphasis are allowed',
      ),
      lines: Type.Optional(
        Type.Enum([3, 5, 8], { description: 'Number of lines shown at first. Default: 5' }),
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
