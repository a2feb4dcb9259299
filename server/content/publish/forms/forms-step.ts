import { Dictionary, Form } from '../../../../schemas/documents/form.ts'
import type { StoredDocument } from '../../../../schemas/documents/index.ts'
import { localeCodes, type Locale } from '../../../../schemas/locale.ts'
import { convertSchema } from '../../../../src/lib/dialect/index.ts'
import type { Path } from '../../../../src/lib/dialect/places.ts'
import { schemaOfField, toPointer, type JsonSchema } from '../../../../schemas/forms/json-schema.ts'
import type { UndrawableField } from '../../../../schemas/forms/undrawable-field.ts'
import { compileForm, resolveSchema } from '../../../../src/lib/data/compile-form.ts'
import { documentName, trusted } from '../../model/contracts.ts'
import { errorAt, inDocument, type DocumentIssue } from '../../../../schemas/issue.ts'
import { type PublishContext, type SiteStep } from '../context.ts'
import { phrase, quoted, type Phrase } from '../../../../schemas/phrase.ts'

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
  const contract = trusted(Form, body, `form/${key}`)
  const form = compileForm({ key, version: 1, body: contract }, shared, '', locale)
  const { catalogue } = await site.texts(locale)
  const inSchema = (path: Path, message: Phrase) =>
    inDocument(documentName(document), errorAt(`/schema${toPointer(path)}`, 'unrenderable', message))
  try {
    const fields = await tryForm({ form, locale, messages: catalogue })
    return fields.map((field) => inSchema(...undrawable(field, contract, locale)))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return [inSchema([], phrase`Cannot be displayed (${locale}): ${message}`)]
  }
}

/** Path in the schema, and the reason. */
function undrawable({ path, reason }: UndrawableField, form: Form, locale: Locale): [Path, Phrase] {
  const { schema, originOf } = convertSchema(resolveSchema(form.schema, locale))
  const field = schemaOfField(schema, path.map(String))
  const name = path.join('.')
  return [
    originOf(field) ?? [],
    phrase`The field "${name}" cannot be drawn: ${whyUndrawable(field ?? {}, reason)}`,
  ]
}

function whyUndrawable({ type, items }: JsonSchema, reason: string): Phrase {
  if (type === 'array' && items === undefined)
    return phrase`the list does not say in "items" what it contains`
  if (type === undefined) return phrase`it has no "type"`
  return quoted(reason)
}
