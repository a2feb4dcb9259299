import { isDeepStrictEqual } from 'node:util'
import { fieldName, plainFieldsOf } from '../../../schemas/documents/plain-fields.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { BatchAnswer, FieldReading } from '../../../schemas/studio/batches.ts'
import type { DocumentName, StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { documentName, migrateDocument } from '../../content/index.ts'
import { prepareDrafts } from '../preview/prepare-drafts.ts'
import type { Caller, StudioContext } from '../studio-context.ts'
import { applyBatch } from './batch-store.ts'
import { addedErrors, readCurrent, readSeen } from './current-documents.ts'

function assertField(documents: readonly DocumentName[], field: readonly string[]): void {
  const name = fieldName(field)
  for (const { kind, key } of documents)
    if (!plainFieldsOf(kind, key).some(({ path }) => fieldName(path) === name))
      throw new StudioError(
        'InvalidParameters',
        phrase`${documentName({ kind, key })} has no field ${name} to change`,
        { path: '/field', document: documentName({ kind, key }) },
      )
}

/** The value of a field in each of these documents. Documents that are gone are left out. */
export async function readValues(
  context: StudioContext,
  { documents, field }: StudioParams<'documents.values'>,
): Promise<FieldReading[]> {
  assertField(documents, field)
  const found = await Promise.all(documents.map((name) => readCurrent(context, name)))
  return found.flatMap((current) => {
    if (!current) return []
    const { kind, key } = current.document
    const value = valueAt(migrateDocument(current.document).body, field)
    return [{ kind, key, revision: current.draft?.revision ?? null, ...(value !== undefined && { value }) }]
  })
}

function valueAt(body: unknown, field: readonly string[]): unknown {
  return field.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), body)
}

/** A copy with another value of a field; undefined removes the field. */
function withValue(
  body: Readonly<Record<string, unknown>>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const { [name]: former, ...others } = body
  if (rest.length === 0) return value === undefined ? others : { ...body, [name]: value }
  if (!isRecord(former) && value === undefined) return { ...body }
  return { ...body, [name]: withValue(isRecord(former) ? former : {}, rest, value) }
}

/** Gives a field of several documents the same value, in their drafts. */
export async function changeField(
  context: StudioContext,
  caller: Caller,
  { documents, field, value }: StudioParams<'documents.change'>,
): Promise<BatchAnswer> {
  assertField(documents, field)
  const current = await readSeen(context, documents)
  const changed = current.flatMap(({ document, draft }) => {
    const migrated = migrateDocument(document)
    const body = withValue(migrated.body, field, value)
    return isDeepStrictEqual(body, migrated.body) ? [] : [{ draft, document: { ...migrated, body } }]
  })
  if (changed.length === 0)
    throw new StudioError('InvalidParameters', phrase`All of these documents have this value already`, {
      path: '/value',
    })
  const issues = await addedErrors(
    context,
    changed.map(({ document }) => document),
  )
  if (issues.length > 0) return { changed: false, issues }
  const applied = await applyBatch(
    context,
    {
      saved: changed.map(({ document, draft }) => ({ ...document, revision: draft?.revision ?? null })),
      discarded: [],
      before: changed.flatMap(({ draft }) => draft ?? []),
    },
    caller.user,
  )
  prepareDrafts(context)
  return { changed: true, ...applied }
}
