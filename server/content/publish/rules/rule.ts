import type { Static } from 'typebox'
import { bodyContract, type documentKinds, type StoredDocument } from '../../../../schemas/kinds/index.ts'
import { say, type Phrase } from '../../../../schemas/phrase.ts'
import { inDocument, type DocumentIssue, type IssueSeverity } from '../../../../schemas/issue.ts'
import { documentName, fits } from '../../model/contracts.ts'
import type { DocumentLink } from '../../model/manifest.ts'
import type { PublishContext } from '../context.ts'
import type { Draft } from '../draft.ts'

type Bodies = { [Kind in keyof typeof documentKinds]: (typeof documentKinds)[Kind]['body'] }
type SettingsBodies = Bodies['settings']

/** The documents that a rule is about: all of them, those of a kind, or one part of the settings. */
type Target = 'document' | Exclude<keyof Bodies, 'settings'> | `settings/${keyof SettingsBodies}`

type BodyOf<On extends Target> = On extends `settings/${infer Part extends keyof SettingsBodies}`
  ? Static<SettingsBodies[Part]>
  : On extends Exclude<keyof Bodies, 'settings'>
    ? Static<Bodies[On]>
    : Record<string, unknown>

/** What is wrong at a place of a document. */
export interface Finding {
  /** JSON pointer into the body. */
  path: string
  message: Phrase
  /** How to fix it. */
  hint?: Phrase
  /** Of a hint: hash of what it is about. */
  about?: string
}

/** Of a rule about the site: `kind/key` says where the place is. */
export interface SiteFinding extends Finding {
  document: string
}

export const at = (path: string, message: Phrase, hint?: Phrase): Finding => ({
  path,
  message,
  ...(hint && { hint }),
})

export const inNamed = (document: string, finding: Finding): SiteFinding => ({ ...finding, document })

/** A changed document, with everything around it. */
export interface Subject<Body = Record<string, unknown>> extends PublishContext {
  document: StoredDocument
  body: Body
  /** The references of the document. */
  links: readonly DocumentLink[]
}

/** The publication as a whole. */
export interface Publication extends PublishContext {
  drafts: readonly Draft[]
}

/** What a form says by itself, in steps: each presupposes a form without errors in those before it. */
export const formStages = [
  'secrets',
  'keywords',
  // Before any rule that matches texts.
  'patterns',
  'conversion',
  'types',
  'fields',
] as const

/**
 * When publishing applies a rule. document: what a document says by itself; a preview shows only documents that pass.
 * site: what it is within the site, once all documents pass by themselves. hint: only the editor shows it, beside the
 * text.
 */
export type Stage = (typeof formStages)[number] | 'document' | 'site' | 'hint'

interface Common {
  /** Name in answers of the content API; it stays the same when messages are reworded. */
  code: string
  /** An error rejects the publication, a warning asks the editor, a hint is shown beside the text only. */
  severity: IssueSeverity
}

interface DocumentRule<On extends Target> extends Common {
  /** Default: document. */
  stage?: Stage
  on: On | readonly On[]
  /**
   * How the document counts that players see now in its place. excuses: what it violates as well is not reported.
   * binds: nothing else is required than what it fulfils, so that a site which never had something can be edited.
   */
  published?: 'excuses' | 'binds'
  find: (subject: Subject<BodyOf<On>>) => readonly Finding[] | Promise<readonly Finding[]>
}

interface SiteRule extends Common {
  find: (publication: Publication) => readonly SiteFinding[] | Promise<readonly SiteFinding[]>
}

/** Something that publishing rejects or warns about. */
export interface Rule extends Common {
  stage: Stage
  /** The issues of these changed documents; of a rule about the site, also those of others. */
  check: (drafts: readonly Draft[], context: PublishContext) => Promise<DocumentIssue[]>
}

const issueOf =
  ({ code, severity }: Common) =>
  ({ document, path, message, hint, about }: SiteFinding): DocumentIssue =>
    inDocument(document, {
      path,
      code,
      severity,
      message: say(message),
      ...(hint && { hint: say(hint) }),
      ...(about !== undefined && { about }),
      phrases: { message, ...(hint && { hint }) },
    })

/** Defines a rule about single documents: those of `on`, whose contract types `body`. */
export function rule<const On extends Target>(definition: DocumentRule<On>): Rule {
  return {
    stage: 'document',
    ...definition,
    async check(drafts, context) {
      const found = await Promise.all(drafts.map((draft) => findingsIn(definition, draft, context)))
      return found.flat().map(issueOf(definition))
    },
  }
}

/** Defines a rule about the site as a whole. */
export function siteRule(definition: SiteRule): Rule {
  return {
    stage: 'site',
    ...definition,
    async check(drafts, context) {
      return (await definition.find({ ...context, drafts })).map(issueOf(definition))
    },
  }
}

/** Documents reach the rules only if they fit their contracts. */
function isSubject<On extends Target>(
  subject: Subject,
  on: On | readonly On[],
): subject is Subject & Subject<BodyOf<On>> {
  const { kind, key, body } = subject.document
  const targets: readonly string[] = typeof on === 'string' ? [on] : on
  const contract = bodyContract(kind, key)
  return (
    ['document', kind, `${kind}/${key}`].some((name) => targets.includes(name)) &&
    contract !== null &&
    fits(contract, body)
  )
}

const subjectOf = ({ document, links }: Draft, context: PublishContext): Subject => ({
  ...context,
  document,
  body: document.body,
  links,
})

async function findingsIn<On extends Target>(
  { on, find, published }: DocumentRule<On>,
  draft: Draft,
  context: PublishContext,
): Promise<SiteFinding[]> {
  const findIn = async (each: Draft) => {
    const subject = subjectOf(each, context)
    return isSubject(subject, on) ? find(subject) : []
  }
  const found = await findIn(draft)
  const before = published && found.length > 0 ? await context.site.predecessor(draft.document) : null
  if (published === 'binds' && !before) return []
  const known = new Set((before ? await findIn(before) : []).map(({ message }) => say(message)))
  return found
    .filter(({ message }) => !known.has(say(message)))
    .map((finding) => inNamed(documentName(draft.document), finding))
}
