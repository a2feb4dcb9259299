import type { RecentPublication, SiteOverview } from '../../schemas/studio/overview.ts'
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

/** What was published last, which translations are missing in documents as they will be published, and what the platform lacks. */
export async function describeSite(
  context: Pick<StudioContext, 'gateway' | 'drafts' | 'texts' | 'translations' | 'platformReport'>,
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
  return {
    recent: await Promise.all(recent),
    translations: await context.translations.counts(),
    platform: await context.platformReport(),
  }
}
