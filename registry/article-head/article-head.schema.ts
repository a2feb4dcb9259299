import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { articleFields, articleHeadType } from '../../schemas/documents/article.ts'
import { examples } from './article-head.examples.ts'

export const articleHead = defineComponent({
  type: articleHeadType,
  version: 1,
  description:
    'Head of an article: heading, lead, cover, author and date. Every article has it, from its own fields; other pages need none.',
  category: 'content',
  props: Type.Object(articleFields, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  articles: 'own',
  examples,
})
