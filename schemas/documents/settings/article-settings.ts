import { Type, type Static } from 'typebox'
import { localizedText } from '../localized.ts'

/** Part of an address: an article names its category by it, and links to lists contain it. */
export const topicPattern = '^[a-z0-9][a-z0-9-]*$'

const Topics = (description: string) =>
  Type.Optional(
    Type.Array(
      Type.Object(
        {
          key: Type.String({
            pattern: topicPattern,
            maxLength: 40,
            description:
              'Name in addresses, such as payments in /help?category=payments. Articles refer to it, so it should stay',
          }),
          title: localizedText(40, 'Name shown to visitors'),
        },
        { additionalProperties: false },
      ),
      { maxItems: 60, description },
    ),
  )

/** Settings document `articles`. */
export const ArticleSettings = Type.Object(
  {
    categories: Topics(
      'Categories of articles, in the order in which lists show them. An article has one. Default: none',
    ),
    tags: Topics('Tags of articles. An article has any number of them. Default: none'),
  },
  { additionalProperties: false },
)
export type ArticleSettings = Static<typeof ArticleSettings>
