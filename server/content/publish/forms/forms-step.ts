import { Dictionary, Form } from '../../../../schemas/documents/form.ts'
import type { StoredDocument } from '../../../../schemas/documents/index.ts'
import { localeCodes, type Locale } from '../../../../schemas/locale.ts'
import { compileForm } from '../../../../src/lib/data/compile-form.ts'
import { documentName, trusted } from '../../model/contracts.ts'
import { errorAt, inDocument, type DocumentIssue } from '../../../../schemas/issue.ts'
import { type PublishContext, type SiteStep } from '../context.ts'
import { phrase } from '../../../../schemas/phrase.ts'

/** Renders every changed form in its initial state, in every language. */
export const formsStep: SiteStep = {
  name: 'dry render of forms',
  async run(drafts, context) {
    const issues: DocumentIssue[] = []
    for (const { document } of drafts.filter((draft) => draft.document.kind === 'form')) {
      for (const locale of localeCodes) issues.push(...(await tryDocument(document, locale, context)))
    }
    return issues
  },
}

async function tryDocument(
  document: StoredDocument,
  locale: Locale,
  { site, tryForm }: PublishContext,
): Promise<DocumentIssue[]> {
  const { key, body } = document
  const dictionary = await site.read('dictionary', 'default')
  const shared = dictionary && {
    key: 'default',
    version: 1,
    body: trusted(Dictionary, dictionary.body, 'dictionary/default'),
  }
  const form = compileForm({ key, version: 1, body: trusted(Form, body, `form/${key}`) }, shared, '', locale)
  const { catalogue } = await site.texts(locale)
  const fail = (message: string) =>
    inDocument(
      documentName(document),
      errorAt('/schema', 'unrenderable', phrase`Cannot be displayed (${locale}): ${message}`),
    )
  try {
    return (await tryForm({ form, locale, messages: catalogue })).map(fail)
  } catch (error) {
    return [fail(error instanceof Error ? error.message : String(error))]
  }
}
