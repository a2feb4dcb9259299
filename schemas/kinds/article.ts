import { Article, articlePage } from '../documents/article.ts'
import { isNoindex } from '../documents/seo/seo-parts.ts'
import { defineKind } from './define-kind.ts'

/** News, an answer of the help centre, an entry of a blog: fields and blocks that make a page. */
export const article = defineKind({
  name: 'article',
  version: 1,
  migrations: [],
  body: Article,
  blocks: ['blocks'],
  addressField: 'route',
  listing: ({ date, seo }: Article) => ({
    since: Date.parse(date),
    ...(isNoindex(seo?.robots ?? '') && { unlisted: true }),
  }),
  asPage: articlePage,
  pageKeyPrefix: 'article/',
  isArticle: true,
  showsSections: true,
  preview: 'address',
  thumbnail: 'page',
  isKeyPublic: true,
  section: 'article',
  icon: 'news',
})
