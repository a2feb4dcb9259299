import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedRichText, localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './rich-text.examples.ts'

export const richText = defineComponent({
  type: 'RichText',
  version: 1,
  description: 'Text to be read: rules, articles, answers',
  category: 'content',
  props: Type.Object(
    {
      title: Type.Optional(
        localizedText(80, 'Main heading of the page; only the first block of a page bears one'),
      ),
      lead: Type.Optional(localizedText(300, 'What the text comes to, in one or two sentences')),
      text: Type.Optional(
        localizedRichText(40_000, 'The text; headings, lists, links and emphasis are allowed'),
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
