import { Dictionary, Form } from '../../../../schemas/documents/form.ts'
import { isForm, type StoredDocument } from '../../../../schemas/kinds/index.ts'
import { defaultLocale, type Locale } from '../../../../schemas/locale.ts'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import type { ConvertedSchema } from '../../../../forms/dialect/index.ts'
import type { Path } from '../../../../forms/dialect/index.ts'
import { schemaOfField, toPointer, type JsonSchema } from '../../../../schemas/json-schema.ts'
import type { UndrawableField } from '../../../../forms/index.ts'
import { compileForm, convertFormIn } from '../../../../src/lib/data/compile-form.ts'
import { proveForm } from './prove-form.ts'
import { completeTexts } from '../../model/complete-texts.ts'
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
    for (const { document } of drafts.filter((draft) => isForm(draft.document.kind))) {
      const forms = await formsIn(document, context)
      const tried: Issue[] = []
      for (const form of Object.values(forms))
        for (const issue of await tryInLanguage(form, context))
          if (!tried.some((other) => isSameIssue(other, issue))) tried.push(issue)
      const name = documentName(document)
      const found = hasErrors(tried) ? tried : [...tried, ...(await proveOrReport(name, forms, context))]
      issues.push(...found.map((issue) => inDocument(name, issue)))
    }
    return issues
  },
}

/** A field that cannot be drawn is the same fault in every language. */
const isSameIssue = (one: Issue, other: Issue) =>
  one.path === other.path && one.code === other.code && one.message === other.message

/** A form in one language. */
interface FormIn {
  locale: Locale
  contract: Form
  converted: ConvertedSchema
  form: CompiledForm
  messages: Record<string, unknown>
}

/** A form in every language. */
type FormsIn = Readonly<Record<Locale, FormIn>> & { readonly [defaultLocale]: FormIn }

async function formsIn(document: StoredDocument, { site }: PublishContext): Promise<FormsIn> {
  const { key, body } = completeTexts(document, site.languages)
  const stored = await site.read('dictionary', 'default')
  const dictionary = stored && completeTexts(stored, site.languages)
  const shared = dictionary && {
    key: 'default',
    version: 1,
    body: trusted(Dictionary, dictionary.body, 'dictionary/default'),
  }
  const contract = trusted(Form, body, `form/${key}`)
  const formIn = async (locale: Locale): Promise<FormIn> => {
    const converted = convertFormIn(contract, locale)
    const form = compileForm({ key, version: 1, body: contract }, shared, '', locale, converted.schema)
    const { catalogue } = await site.texts(locale)
    return { locale, contract, converted, form, messages: catalogue }
  }
  const forms: Record<Locale, FormIn> = {}
  for (const { code } of site.languages) forms[code] = await formIn(code)
  return { [defaultLocale]: await formIn(defaultLocale), ...forms }
}

async function prove(name: string, forms: FormsIn, { tryForm, onProof }: PublishContext): Promise<Issue[]> {
  const tried = forms[defaultLocale]
  const schemas = {
    ...Object.fromEntries(Object.entries(forms).map(([locale, { converted }]) => [locale, converted.schema])),
    [defaultLocale]: tried.converted.schema,
  }
  const { proof, issues, undrawable: rejected } = await proveForm({ ...tried, schemas, tryForm })
  onProof(name, proof)
  return [
    ...rejected.map((field) => undrawableIssue(field, tried)),
    ...issues.map((issue) => ({ ...issue, path: `/schema${issue.path}` })),
  ]
}

async function proveOrReport(...proving: Parameters<typeof prove>): Promise<Issue[]> {
  try {
    return await prove(...proving)
  } catch (error) {
    return [unrenderable(defaultLocale, error)]
  }
}

async function tryInLanguage(tried: FormIn, { tryForm }: PublishContext): Promise<Issue[]> {
  const { form, locale, messages } = tried
  try {
    const { undrawable: fields } = await tryForm({ form, locale, messages })
    return fields.map((field) => undrawableIssue(field, tried))
  } catch (error) {
    return [unrenderable(locale, error)]
  }
}

function unrenderable(locale: Locale, error: unknown): Issue {
  const cause = phrase`Technical cause: ${error instanceof Error ? error.message : String(error)}`
  return errorAt('/schema', 'unrenderable', phrase`The form cannot be displayed (${locale})`, cause)
}

function undrawableIssue(field: UndrawableField, tried: FormIn): Issue {
  const [path, message] = undrawable(field, tried.converted)
  return errorAt(`/schema${toPointer(path)}`, 'unrenderable', message)
}

/** Path in the schema, and the reason. */
function undrawable({ path }: UndrawableField, { schema, originOf }: ConvertedSchema): [Path, Phrase] {
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
