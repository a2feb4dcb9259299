import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import { pointerTokens } from '../../../schemas/json-schema.ts'
import { isLocaleCode } from '../../../schemas/locale.ts'
import { documentName } from '../model/contracts.ts'

/**
 * What takes the place of an error, beginning with the smallest: its value, the row it is in, or a whole field. Twice
 * each: the blocks of a document are checked once its own fields are right.
 */
export const mendings = ['value', 'value', 'row', 'row', 'field'] as const
type Mending = (typeof mendings)[number]

type Path = readonly (string | number)[]

/**
 * A draft whose errors have given way to what is published in their place; what is not published is left out. The rest
 * stays as it is, so that a preview shows it.
 */
export function mendDraft(
  draft: StoredDocument,
  published: StoredDocument | null,
  issues: readonly DocumentIssue[],
  mending: Mending,
): StoredDocument {
  const body = structuredClone(draft.body)
  const places = new Map<string, Path>()
  for (const { path, document, severity } of issues) {
    if (severity !== 'error' || document !== documentName(draft) || path === '') continue
    const place = placeOf(body, pointerTokens(path), mending)
    places.set(JSON.stringify(place), place)
  }
  // From the end: a row that is left out moves those after it.
  const backwards = [...places.values()].sort(compare).reverse()
  for (const place of backwards) mendAt(body, published?.body, place)
  return { ...draft, body }
}

/** Where to mend: at the error itself, the innermost row of a list around it, or the field of the document. */
function placeOf(body: unknown, tokens: readonly string[], mending: Mending): Path {
  const path: (string | number)[] = []
  let value = body
  for (const token of tokens) {
    path.push(Array.isArray(value) ? Number(token) : token)
    value = partAt(value, path.at(-1))
  }
  if (mending === 'field') return path.slice(0, 1)
  const row = path.findLastIndex((step) => typeof step === 'number')
  return mending === 'row' && row >= 0 ? path.slice(0, row + 1) : path
}

function partAt(value: unknown, step: string | number | undefined): unknown {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined
  return isRecord(value) && typeof step === 'string' ? value[step] : undefined
}

/** Positions in lists as numbers: the tenth row is after the second. */
function compare(left: Path, right: Path): number {
  for (const [index, step] of left.entries()) {
    const other = right[index]
    if (other === undefined) return 1
    if (step === other) continue
    return typeof step === 'number' && typeof other === 'number'
      ? step - other
      : String(step).localeCompare(String(other))
  }
  return left.length - right.length
}

/** Replaces or removes the part of a draft at a path. */
function mendAt(body: unknown, published: unknown, path: Path): void {
  const last = path.at(-1)
  let parent = body
  let before = published
  for (const step of path.slice(0, -1)) {
    before = counterpart(parent, before, step)
    parent = partAt(parent, step)
  }
  if (last === undefined) return
  const replacement = structuredClone(counterpart(parent, before, last) ?? otherLanguage(parent, last))
  if (Array.isArray(parent) && typeof last === 'number') {
    parent.splice(last, 1, ...(replacement === undefined ? [] : [replacement]))
  } else if (isMutable(parent) && typeof last === 'string') {
    if (replacement === undefined) Reflect.deleteProperty(parent, last)
    else parent[last] = replacement
  }
}

/** The body is a copy. */
const isMutable = (value: unknown): value is Record<string, unknown> => isRecord(value)

/** What is published in the place of a part: of rows with an id the one with the same id. */
function counterpart(parent: unknown, before: unknown, step: string | number): unknown {
  const row = partAt(parent, step)
  if (!Array.isArray(before) || !isRecord(row) || typeof row['id'] !== 'string') return partAt(before, step)
  return before.find((each: unknown) => isRecord(each) && each['id'] === row['id'])
}

/** A text that a language lacks, as another language has it. */
function otherLanguage(texts: unknown, step: string | number): unknown {
  if (!isRecord(texts) || typeof step !== 'string' || !isLocaleCode(step)) return undefined
  return Object.entries(texts).find(
    ([locale, text]) => locale !== step && isLocaleCode(locale) && typeof text === 'string' && text !== '',
  )?.[1]
}
