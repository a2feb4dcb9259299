import type { DocumentKind, StoredDocument } from '../../../../schemas/kinds/index.ts'
import { missingTranslation } from '../../../../schemas/explain-errors.ts'
import { pointerTo } from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { inDocument, type Issue } from '../../../../schemas/issue.ts'
import { defaultLocale, isBuiltIn, type Locale } from '../../../../schemas/locale.ts'
import { documentName } from '../../model/contracts.ts'
import type { Registry } from '../../read/compile/compile-blocks.ts'
import type { SiteStep } from '../context.ts'
import { bindingFields } from '../duties/form-keeps.ts'
import type { Site } from '../site.ts'
import { visitDocumentTexts } from '../steps/texts/document-texts.ts'
import { isBlank } from '../steps/texts/is-blank.ts'

/** Kinds of documents with texts that the law requires. */
const kinds: readonly DocumentKind[] = ['layout', 'page', 'popup', 'form']

/**
 * Checks that licence, age limit and consent can be read in every public language: in the built-in ones every text is
 * required, in added ones those that the law requires.
 */
export const dutyTextsStep: SiteStep = {
  name: 'texts that the law requires',
  async run(drafts, { site, registry }) {
    const added = publicCodes(site.languages).filter((code) => !isBuiltIn(code))
    if (added.length === 0) return []
    const before = publicCodes(site.languagesBefore)
    const isNew = added.some((code) => !before.includes(code))
    // A language that becomes public shows the texts of documents that do not change.
    const documents = isNew ? await allDocuments(site) : drafts.map(({ document }) => document)
    return documents.flatMap((document) =>
      issuesIn(document, registry, added).map((issue) => inDocument(documentName(document), issue)),
    )
  },
}

const publicCodes = (languages: Site['languages']): Locale[] =>
  languages.flatMap(({ code, isHidden }) => (isHidden ? [] : [code]))

async function allDocuments(site: Site): Promise<StoredDocument[]> {
  const entries = [...site.entries].filter(({ kind }) => kinds.includes(kind))
  const read = await Promise.all(entries.map(({ kind, key }) => site.read(kind, key)))
  return read.filter((document) => document !== null)
}

function issuesIn(document: StoredDocument, registry: Registry, codes: readonly Locale[]): Issue[] {
  if (document.kind === 'form') return formIssues(document, codes)
  const issues: Issue[] = []
  visitDocumentTexts(document, registry, (_text, schema, path, holder) => {
    const end = `/${defaultLocale}`
    if (schema['fact'] === 'licence' && path.endsWith(end))
      issues.push(...missingIn(holder, path.slice(0, -end.length), codes))
  })
  return issues
}

/** The labels of fields for consent and age. */
function formIssues(document: StoredDocument, codes: readonly Locale[]): Issue[] {
  const ui = document.body['ui']
  const fields = isRecord(ui) && isRecord(ui['fields']) ? ui['fields'] : {}
  return bindingFields(document).flatMap(({ name, schema }) => {
    const field = fields[name]
    const richLabel = isRecord(field) ? field['richLabel'] : undefined
    if (isRecord(richLabel)) return missingIn(richLabel, `${pointerTo('/ui/fields', name)}/richLabel`, codes)
    const title = schema['title']
    return isRecord(title) ? missingIn(title, `${pointerTo('/schema/properties', name)}/title`, codes) : []
  })
}

const missingIn = (value: Readonly<Record<string, unknown>>, pointer: string, codes: readonly Locale[]) =>
  codes
    .filter((code) => {
      const text = value[code]
      return typeof text !== 'string' || isBlank(text)
    })
    .map((code) => missingTranslation(pointerTo(pointer, code), code))
