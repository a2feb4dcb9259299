import { Dictionary, Form } from '../../../../schemas/documents/form.ts'
import type { StoredDocument, Verdict } from '../../../../schemas/documents/index.ts'
import { localeCodes, type Locale } from '../../../../schemas/locale.ts'
import { compileForm } from '../../../../src/lib/data/compile-form.ts'
import { trusted } from '../../model/contracts.ts'
import { errorOn, type PublishContext, type SiteStep } from '../context.ts'
import { phrase } from '../../../../schemas/phrase.ts'

/** Every form that changes is drawn as players will first see it, in every language. */
export const formsStep: SiteStep = {
  name: 'dry render of forms',
  async run(drafts, context) {
    const verdicts: Verdict[] = []
    for (const { document } of drafts.filter((draft) => draft.document.kind === 'form')) {
      for (const locale of localeCodes) verdicts.push(...(await tryDocument(document, locale, context)))
    }
    return verdicts
  },
}

async function tryDocument(
  document: StoredDocument,
  locale: Locale,
  { site, tryForm }: PublishContext,
): Promise<Verdict[]> {
  const { key, body } = document
  const dictionary = await site.read('dictionary', 'default')
  const shared = dictionary && {
    key: 'default',
    version: 1,
    body: trusted(Dictionary, dictionary.body, 'dictionary/default'),
  }
  const form = compileForm({ key, version: 1, body: trusted(Form, body, `form/${key}`) }, shared, '', locale)
  const { catalogue } = await site.texts(locale)
  const refuse = (reason: string) =>
    errorOn(document, { path: '/schema', reason: phrase`Cannot be drawn (${locale}): ${reason}` })
  try {
    return (await tryForm({ form, locale, messages: catalogue })).map(refuse)
  } catch (error) {
    return [refuse(error instanceof Error ? error.message : String(error))]
  }
}
