import { Dictionary, Form } from '../../../../schemas/documents/form.ts'
import type { StoredDocument } from '../../../../schemas/documents/index.ts'
import { defaultLocale, localeCodes, type Locale } from '../../../../schemas/locale.ts'
import { convertForm } from '../../../../src/lib/dialect/index.ts'
import type { Path } from '../../../../src/lib/dialect/places.ts'
import { schemaOfField, toPointer, type JsonSchema } from '../../../../schemas/forms/json-schema.ts'
import type { UndrawableField } from '../../../../schemas/forms/undrawable-field.ts'
import { compileForm, resolveSchema } from '../../../../src/lib/data/compile-form.ts'
import { proveForm } from './proof/prove-form.ts'
import { documentName, trusted } from '../../model/contracts.ts'
import { errorAt, hasErrors, inDocument, type DocumentIssue, type Issue } from '../../../../schemas/issue.ts'
import { type PublishContext, type SiteStep } from '../context.ts'
import { phrase, type Phrase } from '../../../../schemas/phrase.ts'

/**
 * Renders every changed form in its initial state, in every language, then fills it in and sends it in every state that
 * players can reach.
 */
export const formsStep: SiteStep = {
  name: 'dry render of forms',
  async run(drafts, context) {
    const issues: DocumentIssue[] = []
    for (const { document } of drafts.filter((draft) => draft.document.kind === 'form')) {
      const tried: DocumentIssue[] = []
      for (const locale of localeCodes) tried.push(...(await tryDocument(document, locale, context)))
      issues.push(...tried, ...(hasErrors(tried) ? [] : await proveDocument(document, context)))
    }
    return issues
  },
}

async function formIn(document: StoredDocument, locale: Locale, { site }: PublishContext) {
  const { key, body } = document
  const dictionary = await site.read('dictionary', 'default')
  const shared = dictionary && {
    key: 'default',
    version: 1,
    body: trusted(Dictionary, dictionary.body, 'dictionary/default'),
  }
  const contract = trusted(Form, body, `form/${key}`)
  const { catalogue } = await site.texts(locale)
  return {
    contract,
    form: compileForm({ key, version: 1, body: contract }, shared, '', locale),
    messages: catalogue,
  }
}

async function proveDocument(document: StoredDocument, context: PublishContext): Promise<DocumentIssue[]> {
  const locale = defaultLocale
  const { contract, form, messages } = await formIn(document, locale, context)
  const converted = convertForm(resolveSchema(contract.schema, locale), contract.submit.field)
  const { tryForm } = context
  const name = documentName(document)
  const {
    proof,
    issues,
    undrawable: rejected,
  } = await proveForm({ converted, form, locale, messages, tryForm })
  context.onProof(name, proof)
  return [
    ...rejected.map((field) => undrawableIssue(field, contract, locale)),
    ...issues.map((issue) => ({ ...issue, path: `/schema${issue.path}` })),
  ].map((issue) => inDocument(name, issue))
}

async function tryDocument(
  document: StoredDocument,
  locale: Locale,
  context: PublishContext,
): Promise<DocumentIssue[]> {
  const { contract, form, messages } = await formIn(document, locale, context)
  const here = (issue: Issue) => inDocument(documentName(document), issue)
  try {
    const { undrawable: fields } = await context.tryForm({ form, locale, messages })
    return fields.map((field) => here(undrawableIssue(field, contract, locale)))
  } catch (error) {
    const cause = phrase`Technical cause: ${error instanceof Error ? error.message : String(error)}`
    return [here(errorAt('/schema', 'unrenderable', phrase`The form cannot be displayed (${locale})`, cause))]
  }
}

function undrawableIssue(field: UndrawableField, form: Form, locale: Locale): Issue {
  const [path, message] = undrawable(field, form, locale)
  return errorAt(`/schema${toPointer(path)}`, 'unrenderable', message)
}

/** Path in the schema, and the reason. */
function undrawable({ path }: UndrawableField, form: Form, locale: Locale): [Path, Phrase] {
  const { schema, originOf } = convertForm(resolveSchema(form.schema, locale), form.submit.field)
  const field = schemaOfField(schema, path.map(String))
  const name = path.join('.')
  return [originOf(field) ?? [], phrase`The field "${name}" cannot be drawn: ${whyUndrawable(field ?? {})}`]
}

function whyUndrawable({ type, items }: JsonSchema): Phrase {
  if (type === 'array' && items === undefined)
    return phrase`the list does not say in "items" what it contains`
  if (type === undefined) return phrase`it has no "type"`
  return phrase`forms have no fields of the type ${[type].flat().map(String).join(', ')}`
}
