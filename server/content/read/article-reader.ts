import type { ArticleCard, Topic } from '../../../schemas/articles.ts'
import { Article } from '../../../schemas/documents/article.ts'
import { resolveLocale } from '../../../schemas/documents/localized.ts'
import { kindOf } from '../../../schemas/kinds/index.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { PromiseCache } from '../../lib/cache.ts'
import { trusted } from '../model/contracts.ts'
import { localizedValues, type LocalizedValue } from '../model/localized-values.ts'
import type { ManifestEntry } from '../model/manifest.ts'
import type { SnapshotView } from '../snapshot/snapshot-view.ts'
import { withAltTexts, withPictureFiles } from './compile/library-pictures.ts'
import { readSettings } from './compile/read-settings.ts'

/** The articles that visitors see at a time, in one language. */
export interface Articles {
  /** The newest first. */
  items: readonly ArticleCard[]
  /** Also those that visitors do not see yet, by path. */
  byPath: ReadonlyMap<string, ArticleCard>
  /** The texts of their blocks without markup, by path: what a search looks through. */
  texts: ReadonlyMap<string, string>
  /** In the order of the settings. */
  categories: readonly Topic[]
  tags: readonly Topic[]
  /** Paths of the pages with a list of articles. */
  listPaths: readonly string[]
}

/** An article without its blocks, and the texts in them. */
interface ReadArticle {
  article: Article
  texts: readonly LocalizedValue[]
}

interface Dated extends Articles {
  /** Of the articles that have been published, in milliseconds since 1970; in the order of `items`. */
  dates: readonly number[]
}

/** Compiled articles that are kept. */
const maxCards = 4000
/** Languages of one snapshot. */
const maxLocales = 12

/** Reads the articles of a snapshot: each document once, until it changes. */
export class ArticleReader {
  readonly #cards = new PromiseCache<ReadArticle>({ max: maxCards })
  readonly #bySnapshot = new WeakMap<SnapshotView, PromiseCache<Dated>>()
  readonly #shown = new WeakMap<Dated, { since: number; until: number; articles: Articles }>()

  constructor(
    /** `view` is a getter, because the current snapshot changes. */
    readonly source: { readonly view: SnapshotView; now: () => number },
  ) {}

  /** The same object until an article appears or the content changes. */
  async articles(locale: Locale): Promise<Articles> {
    const { view } = this.source
    const ofView = this.#bySnapshot.get(view) ?? new PromiseCache<Dated>({ max: maxLocales })
    this.#bySnapshot.set(view, ofView)
    const all = await ofView.get(locale, () => this.#read(view, locale))
    const now = this.source.now()
    const known = this.#shown.get(all)
    if (known && known.since <= now && now < known.until) return known.articles
    const { dates, ...rest } = all
    const articles = { ...rest, items: all.items.filter((_card, index) => (dates[index] ?? 0) <= now) }
    const until = view.articleDates.find((date) => date > now) ?? Infinity
    this.#shown.set(all, { since: now, until, articles })
    return articles
  }

  async #read(view: SnapshotView, locale: Locale): Promise<Dated> {
    const { categories = [], tags = [] } = resolveLocale(await readSettings(view, 'articles'), locale)
    const settings = { categories, tags }
    const entries = view.manifest.entries.filter(({ kind }) => kindOf(kind).isArticle)
    const newest = entries.toSorted((one, other) => (other.since ?? 0) - (one.since ?? 0))
    const documents = await Promise.all(newest.map((entry) => this.#article(view, entry)))
    const items = documents.map(({ article }) => cardOf(article, settings, locale))
    return {
      items,
      byPath: new Map(items.map((card) => [card.path, card])),
      texts: new Map(documents.map(({ article, texts }) => [article.route, textIn(texts, locale)])),
      ...settings,
      listPaths: view.manifest.entries.flatMap(({ route, listsArticles }) =>
        route !== undefined && listsArticles ? [route] : [],
      ),
      dates: newest.map(({ since = 0 }) => since),
    }
  }

  /** An article with the alternative text and the focal point of its picture. */
  #article(view: SnapshotView, entry: ManifestEntry): Promise<ReadArticle> {
    const { kind, key, hash } = entry
    const languages = view.languages.map(({ code }) => code).join()
    return this.#cards.get(`${key}-${hash}:${view.libraryHash}:${languages}`, async () => {
      const document = await view.readEntry(entry)
      const { body } = document
      const fields = { ...trusted(Article, body, `${kind}/${key}`), blocks: [] }
      const filled = withPictureFiles(Article, withAltTexts(Article, fields, view.library), view.library)
      return {
        article: trusted(Article, filled, `${kind}/${key}`),
        texts: localizedValues({ ...document, body: { blocks: body['blocks'] } }),
      }
    })
  }
}

const textIn = (texts: readonly LocalizedValue[], locale: Locale): string =>
  texts
    .map(({ value }) => resolveLocale(value, locale))
    .filter((text) => typeof text === 'string')
    .join(' ')
    .replace(/<[^>]*>|&\w+;/g, ' ')

function cardOf(
  article: Article,
  { categories, tags }: Pick<Articles, 'categories' | 'tags'>,
  locale: Locale,
): ArticleCard {
  const { route, title, lead, cover, author, date, isTimeless } = article
  const category = categories.find(({ key }) => key === article.category)
  return {
    path: route,
    ...resolveLocale(
      { title, lead, ...(cover && { cover: withoutSwitch(cover) }), ...(author && { author }) },
      locale,
    ),
    date,
    ...(isTimeless && { isTimeless }),
    ...(category && { category }),
    tags: tags.filter(({ key }) => article.tags?.includes(key)),
  }
}

const withoutSwitch = ({ picture, alt }: NonNullable<Article['cover']>) => ({
  picture,
  ...(alt && { alt }),
})
