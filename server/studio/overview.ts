import type { RecentPublication, SiteOverview, TranslationState } from '../../schemas/studio/answers.ts'
import { localeCodes, type Locale } from '../../schemas/locale.ts'
import { documentName } from '../content/index.ts'
import { toIsoTime, type StudioContext } from './studio-context.ts'
import { currentTexts, type DocumentTexts } from './texts.ts'

const shownPublications = 8
/** Documents named of each publication. */
const shownDocuments = 3

const named = ({ kind, key, title }: Pick<DocumentTexts, 'kind' | 'key' | 'title'>) => ({
  kind,
  key,
  ...(title !== undefined && { title }),
})

/** What was published last, and which translations are missing in documents as they will be published. */
export async function describeSite(
  context: Pick<StudioContext, 'gateway' | 'drafts' | 'texts'>,
): Promise<SiteOverview> {
  const { gateway, drafts, texts: published } = context
  const current = await currentTexts({ published, drafts })
  const titles = new Map(current.map((each) => [documentName(each), each.title]))
  const publications = await gateway.recentPublications(shownPublications)
  const recent = publications.map(async (publication): Promise<RecentPublication> => {
    const { contentVersion, createdAt, author, documents } = publication
    const changes = await gateway.changesOf(contentVersion)
    const isLatest = changes.length > 0 && changes.every((change) => change.isLatest)
    const first = documents.slice(0, shownDocuments).map(({ kind, key, isRemoval }) => ({
      ...named({ kind, key, title: titles.get(`${kind}/${key}`) }),
      isRemoval,
    }))
    const at = toIsoTime(Date.parse(createdAt))
    return { contentVersion, at, by: author, count: documents.length, isLatest, documents: first }
  })
  const gaps = new Map(missingInCatalogues(current).map((each) => [documentName(each), each.texts]))
  const complete = current.map((each) => ({
    ...each,
    texts: [...each.texts, ...(gaps.get(documentName(each)) ?? [])],
  }))
  return {
    recent: await Promise.all(recent),
    translations: localeCodes.map((locale) => translationState(locale, complete)),
  }
}

function translationState(locale: Locale, all: readonly DocumentTexts[]): TranslationState {
  const ofLocale = all.map((document) => ({
    document,
    texts: document.texts.filter(({ language }) => language === locale),
  }))
  const counted = ofLocale.map(({ document, texts }) => ({
    ...named(document),
    missing: texts.filter(({ text }) => text === '').length,
  }))
  return {
    locale,
    total: ofLocale.reduce((sum, { texts }) => sum + texts.length, 0),
    missing: counted.reduce((sum, { missing }) => sum + missing, 0),
    documents: counted.filter(({ missing }) => missing > 0),
  }
}

/** Without the plural form, of which languages have different ones. */
const stem = (path: string) => path.replace(/_(zero|one|two|few|many|other)$/, '')

/** Catalogues have a document per language: a text is missing in one if another one of the same texts has it. */
function missingInCatalogues(all: readonly DocumentTexts[]): DocumentTexts[] {
  const catalogues = all.filter(({ kind }) => kind === 'messages')
  const familyOf = ({ key }: DocumentTexts) => key.split('.').slice(0, -1).join('.')
  return catalogues.map((catalogue) => {
    const own = new Set(catalogue.texts.map(({ path }) => stem(path)))
    const language = catalogue.key.split('.').at(-1) ?? catalogue.key
    const others = catalogues.filter((each) => familyOf(each) === familyOf(catalogue))
    const stems = new Set(others.flatMap(({ texts }) => texts.map(({ path }) => stem(path))))
    const missing = [...stems].filter((path) => !own.has(path))
    return { ...catalogue, texts: missing.map((path) => ({ path, language, text: '' })) }
  })
}
