import { LanguageSettings, languagesOf } from '../../../schemas/documents/settings/language-settings.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { SiteLanguage } from '../../../schemas/locale.ts'
import { fits, type ContentGateway } from '../../content/index.ts'
import type { Drafts } from '../drafts/drafts.ts'

/** The settings that contain the languages. */
export const languageDocument = { kind: 'settings', key: 'site' } as const

/** The languages that a settings document lists. A list that is being written counts when it is complete. */
export function languagesIn(document: Pick<StoredDocument, 'body'> | undefined): SiteLanguage[] {
  const languages = document?.body['languages']
  return languagesOf(fits(LanguageSettings, languages) ? languages : undefined)
}

/** The languages of the site as it will be published. */
export async function siteLanguages({
  gateway,
  drafts,
}: {
  gateway: Pick<ContentGateway, 'documents'>
  drafts: Pick<Drafts, 'find'>
}): Promise<SiteLanguage[]> {
  const draft = await drafts.find(languageDocument)
  const [published] = draft ? [draft.document] : await gateway.documents(languageDocument)
  return languagesIn(published)
}
