import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './related-articles.examples.ts'

export const relatedArticles = defineComponent({
  type: 'RelatedArticles',
  version: 1,
  description:
    'Below an article: the newest others of its category, then those that share a tag. Without any, and on other pages, nothing is shown.',
  category: 'content',
  props: Type.Object(
    {
      title: Type.Optional(localizedText(60, 'Heading above the articles. Default: “Read also”')),
      view: Type.Optional(
        Type.Enum(['cards', 'compact'], {
          description: 'cards: with covers; compact: titles and leads below each other. Default: cards',
        }),
      ),
      count: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 12, description: 'Number of articles. Default: 3' }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  articles: 'related',
  examples,
})
