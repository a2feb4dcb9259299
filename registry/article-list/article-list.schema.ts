import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { topicPattern } from '../../schemas/documents/settings/article-settings.ts'
import { examples } from './article-list.examples.ts'

export const articleList = defineComponent({
  type: 'ArticleList',
  version: 1,
  description:
    'Articles of the site, the newest first: news, answers, a blog. Visitors filter them by category, search them and turn pages; the address keeps what they have chosen.',
  category: 'content',
  props: Type.Object(
    {
      title: Type.Optional(localizedText(60, 'Heading above the list. Default: none')),
      under: Type.Optional(
        Type.String({
          pattern: '^(/[A-Za-z0-9_-]+)+$',
          maxLength: 200,
          description:
            'Beginning of the addresses of the articles, such as /news for /news/summer-cup. Default: all articles',
        }),
      ),
      category: Type.Optional(
        Type.String({
          pattern: topicPattern,
          picks: 'articleCategory',
          description: 'Only articles of this category. Default: all categories',
        }),
      ),
      tag: Type.Optional(
        Type.String({
          pattern: topicPattern,
          picks: 'articleTag',
          description: 'Only articles with this tag. Default: with and without tags',
        }),
      ),
      view: Type.Optional(
        Type.Enum(['cards', 'compact'], {
          description: 'cards: with covers; compact: titles and leads below each other. Default: cards',
        }),
      ),
      count: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 48,
          description: 'Number of articles, or of those on one page. Default: 12',
        }),
      ),
      hasCategories: Type.Optional(
        Type.Boolean({ description: 'A menu of the categories above the list. Default: none' }),
      ),
      hasSearch: Type.Optional(
        Type.Boolean({
          description: 'A search over headings, leads, categories and tags of these articles. Default: none',
        }),
      ),
      hasPages: Type.Optional(
        Type.Boolean({
          description: 'Further articles are on further pages. Default: only the newest articles are shown',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  articles: 'list',
  examples,
})
