import type { Editor } from '../../schemas/studio/answers.ts'
import type { DocumentName } from '../../schemas/studio/calls.ts'
import { documentName } from '../content/index.ts'
import { toIsoTime, type Caller, type StudioContext } from './studio-context.ts'

/** Milliseconds after the last ping before a document counts as closed. The Studio pings every 20 s. */
const presence = 60_000

/** Records that the caller has a document open, and returns the other users who do. */
export async function noteOpen(
  { database, now }: StudioContext,
  { user, session }: Caller,
  name: DocumentName,
): Promise<Editor[]> {
  const document = documentName(name)
  const seen = { user_id: user.id, name: user.name, seen_at: now() }
  await database
    .deleteFrom('editors')
    .where('seen_at', '<', now() - presence)
    .execute()
  await database
    .insertInto('editors')
    .values({ session_hash: session, document, since: now(), ...seen })
    .onConflict((conflict) => conflict.columns(['session_hash', 'document']).doUpdateSet(seen))
    .execute()
  const others = await database
    .selectFrom('editors')
    .select(['user_id', 'name', 'since'])
    .where('document', '=', document)
    .where('session_hash', '<>', session)
    .orderBy('since')
    .execute()
  return others.map(({ user_id: id, name: other, since }) => ({ id, name: other, since: toIsoTime(since) }))
}
