import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedRichText, localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './rich-text.examples.ts'

export const richText = defineComponent({
  type: 'RichText',
  version: 1,
  description: 'Long text: rules, articles, answers',
  category: 'content',
  props: Type.Object(
    {
      title: Type.Optional(localizedText(80, 'Main heading of the page; only for the first block of a page')),
      lead: Type.Optional(localizedText(300, 'Summary of the text in one or two sentences')),
      text: Type.Optional(
        localizedRichText(
          40_000,
          'Text; headings, lists, tables, quotes, pictures, videos, links and emphasis are allowed',
        ),
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
