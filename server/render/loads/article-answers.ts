import { articlesAnswer, type ArticleCard, type ArticlesAnswer } from '../../../schemas/articles.ts'
import type { BlockData, CompiledBlock, CompiledPage } from '../../../schemas/compiled.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import type { Articles } from '../../content/index.ts'

/** Where and how a page shows articles. */
interface Surroundings {
  articles: Articles
  /** Path of the page, without language prefix. */
  path: string
  page: Pick<CompiledPage, 'headings'>
  query: Readonly<Record<string, string>>
}

type Props = Readonly<Record<string, unknown>>

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const countOf = ({ count }: Props, usual: number) => (typeof count === 'number' ? count : usual)

/** Letters that are typed in several ways, such as the Uzbek ʻ, are left out. */
const searchable = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘'`ʻʼ\u00ad]/g, '')
    .replaceAll('ё', 'е')

const wordsIn = (text: string) =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

interface Words {
  /** Of the title, the lead, the category and the tags. */
  head: readonly string[]
  all: readonly string[]
}

/** A card is the same object until its article changes. */
const known = new WeakMap<ArticleCard, Words>()

function wordsOf(card: ArticleCard, texts: Articles['texts']): Words {
  const before = known.get(card)
  if (before) return before
  const { title, lead, category, tags, path } = card
  const head = wordsIn([title, lead, category?.title, ...tags.map((tag) => tag.title)].join(' '))
  const words = { head, all: [...head, ...wordsIn(texts.get(path) ?? '')] }
  known.set(card, words)
  return words
}

/** The articles in which every word of a search begins a word; those first that say it in their head. */
function foundBy(cards: readonly ArticleCard[], query: string, texts: Articles['texts']): ArticleCard[] {
  const wanted = wordsIn(query)
  const isIn = (words: readonly string[]) =>
    wanted.every((word) => words.some((each) => each.startsWith(word)))
  const found = cards.filter((card) => isIn(wordsOf(card, texts).all))
  const isFirst = (card: ArticleCard) => isIn(wordsOf(card, texts).head)
  return [...found.filter(isFirst), ...found.filter((card) => !isFirst(card))]
}

const hasTag = ({ tags }: ArticleCard, tag: string | undefined) =>
  tag === undefined || tags.some(({ key }) => key === tag)

const nothing: Omit<ArticlesAnswer, 'items'> = {
  total: 0,
  page: 1,
  pages: 1,
  chosen: {},
  categories: [],
  contents: [],
}

/** The articles of a list without what a visitor has chosen. */
export function listedArticles(props: Props, { items }: Articles): ArticleCard[] {
  const [under, category, tag] = [props['under'], props['category'], props['tag']].map(textOf)
  return items.filter(
    (card) =>
      (under === undefined || card.path.startsWith(`${under}/`)) &&
      (category === undefined || card.category?.key === category) &&
      hasTag(card, tag),
  )
}

/** A list reads those parts of the address for which it has controls. */
function list(props: Props, { articles, query, path }: Surroundings): ArticlesAnswer {
  const own = listedArticles(props, articles)
  const category = props['hasCategories'] === true ? textOf(query['category']) : undefined
  const tag = props['hasCategories'] === true ? textOf(query['tag']) : undefined
  const q = props['hasSearch'] === true ? textOf(query['q']?.trim().slice(0, 100)) : undefined
  const chosen = own.filter(
    (card) => (category === undefined || card.category?.key === category) && hasTag(card, tag),
  )
  const found = foundBy(chosen, q ?? '', articles.texts)
  const size = countOf(props, 12)
  const pages = props['hasPages'] === true ? Math.max(1, Math.ceil(found.length / size)) : 1
  const asked = Number(query['page'] ?? 1)
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1
  const keys = new Set(own.map((card) => card.category?.key))
  const chosenTag = articles.tags.find(({ key }) => key === tag)
  return {
    items: found.slice((page - 1) * size, page * size),
    total: found.length,
    page,
    pages,
    chosen: {
      ...(category !== undefined && { category }),
      ...(chosenTag && { tag: chosenTag }),
      ...(q !== undefined && { q }),
    },
    categories: articles.categories.filter(({ key }) => keys.has(key)),
    listPath: path,
    contents: [],
  }
}

/** Those of the same category first, then those with a common tag; each the newest first. */
function related(props: Props, { articles, path }: Surroundings): ArticlesAnswer {
  const article = articles.byPath.get(path)
  if (!article) return { ...nothing, items: [] }
  const others = articles.items.filter((card) => card.path !== path)
  const ofCategory = others.filter(
    ({ category }) => category !== undefined && category.key === article.category?.key,
  )
  const ofTags = others.filter(
    (card) => !ofCategory.includes(card) && card.tags.some(({ key }) => hasTag(article, key)),
  )
  const items = [...ofCategory, ...ofTags].slice(0, countOf(props, 3))
  return { ...nothing, items, total: items.length }
}

/** The list above an address, which an article at that address leads back to. */
function listAbove(path: string, listPaths: readonly string[]): string | undefined {
  const above = path.slice(0, path.lastIndexOf('/'))
  if (above === '') return undefined
  return listPaths.includes(above) ? above : listAbove(above, listPaths)
}

function own(_props: Props, { articles, path, page }: Surroundings): ArticlesAnswer {
  const listPath = listAbove(path, articles.listPaths)
  const article = articles.byPath.get(path)
  return {
    ...nothing,
    items: article ? [article] : [],
    ...(listPath !== undefined && { listPath }),
    contents: page.headings ?? [],
  }
}

const answers = { list, related, own }

interface Made {
  articles: Articles
  key: string
  result: LoadResult<ArticlesAnswer>
}

/** The latest answers of each block: the same objects for the same question, since caches compare identities. */
const made = new WeakMap<CompiledBlock, readonly Made[]>()
const maxMade = 20

function answerOf(block: CompiledBlock, surroundings: Surroundings): LoadResult<ArticlesAnswer> | undefined {
  if (block.articles === undefined) return undefined
  const { articles, path, query } = surroundings
  const key = JSON.stringify([path, query])
  const before = (made.get(block) ?? []).filter((each) => each.articles === articles)
  const known = before.find((each) => each.key === key)
  if (known) return known.result
  const data = answers[block.articles](block.props ?? {}, surroundings)
  const result = { status: 'success', data } as const
  made.set(block, [{ articles, key, result }, ...before].slice(0, maxMade))
  return result
}

/** Answers for the blocks that show articles, including those in slots. */
export function articleAnswers(blocks: readonly CompiledBlock[], surroundings: Surroundings): BlockData {
  return Object.fromEntries(
    blocks.flatMap((block) => {
      const result = answerOf(block, surroundings)
      const inner = articleAnswers(Object.values(block.slots ?? {}).flat(), surroundings)
      return [
        ...(result ? [[block.id, { [articlesAnswer]: result }] as const] : []),
        ...Object.entries(inner),
      ]
    }),
  )
}

/** Path and query of the feed with the articles that the page at a path lists. */
export const feedPath = (path: string) => `/feed.xml?list=${encodeURIComponent(path)}`

/** The lists of articles among these blocks and those in their slots. */
export const listBlocksOf = (blocks: readonly CompiledBlock[]): CompiledBlock[] =>
  blocks.flatMap((block) => [
    ...(block.articles === 'list' ? [block] : []),
    ...listBlocksOf(Object.values(block.slots ?? {}).flat()),
  ])
