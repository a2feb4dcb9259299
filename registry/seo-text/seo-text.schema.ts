import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedRichText } from '../../schemas/documents/localized.ts'
import { examples } from './seo-text.examples.ts'

export const seoText = defineComponent({
  type: 'SeoText',
  version: 1,
  description:
    'A long text at the foot of a page, of which the first lines are shown and the rest at a click. All of it is in the page for search engines.',
  category: 'content',
  props: Type.Object(
    {
      text: localizedRichText(20_000, 'The text; headings, lists, links and emphasis are allowed'),
      lines: Type.Optional(
        Type.Enum([3, 5, 8], { description: 'Lines that are shown at first; left out: 5' }),
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
