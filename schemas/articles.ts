/** Articles of the site as blocks show them, in one language. */

/**
 * What a block shows of the site's articles: a list of them, those that are related to the article of the page, or
 * the surroundings of that article itself.
 */
export type ArticlesShown = 'list' | 'related' | 'own'

/** Name of the answer in the data of such a block. */
export const articlesAnswer = 'articles'

/** Query keys of a list: a category, a tag, a search and the number of a page. */
export const articleQueryKeys = ['category', 'tag', 'q', 'page'] as const

/** A category or tag. */
export interface Topic {
  key: string
  title: string
}

/** An article in a list. */
export interface ArticleCard {
  /** Without language prefix. */
  path: string
  title: string
  lead: string
  cover?: { picture: string; alt?: string }
  author?: string
  /** RFC 3339. */
  date: string
  isTimeless?: true
  category?: Topic
  tags: Topic[]
}

/** A link with its place in the page. */
export interface Heading {
  id: string
  text: string
}

/** The answer for a block. */
export interface ArticlesAnswer {
  items: ArticleCard[]
  /** Number of articles on all pages of the list. */
  total: number
  /** Counted from 1. */
  page: number
  pages: number
  /** What the visitor has chosen. */
  chosen: { category?: string; tag?: Topic; q?: string }
  /** Categories of the articles that the block lists without a choice. */
  categories: Topic[]
  /** Path of the page that shows the list: of the page itself, or of the list that an article is in. */
  listPath?: string
  /** Of an article: its headings, if there are enough for a table of contents. */
  contents: Heading[]
}
