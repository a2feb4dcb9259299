import { Type, type Static } from 'typebox'
import Value from 'typebox/value'
import { DocumentName } from '../../../schemas/studio/calls.ts'
import { Names } from '../drafts/drafts.ts'
import { readPinned } from '../documents/pinned-drafts.ts'

/** What the drafts of a publication replaced and brought along. */
const Renamings = Type.Array(
  Type.Object({
    ...DocumentName.properties,
    replaces: Type.Union([Type.String(), Type.Null()]),
    along: Names,
  }),
)
export type Renamings = Static<typeof Renamings>

/** Renamings among the pinned drafts of a schedule, to be kept after its end; null without any. */
export function storedRenamings(pinned: string | null): string | null {
  const renamings: Renamings = (readPinned(pinned)?.drafts ?? [])
    .filter(({ replaces, along }) => replaces !== null || along.length > 0)
    .map(({ document: { kind, key }, replaces, along }) => ({ kind, key, replaces, along }))
  return renamings.length > 0 ? JSON.stringify(renamings) : null
}

export function readRenamings(json: string | null): Renamings {
  const stored: unknown = json === null ? null : JSON.parse(json)
  return Value.Check(Renamings, stored) ? stored : []
}
