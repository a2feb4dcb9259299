import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { isForAdmins, roleAllows } from '../../../schemas/studio/roles.ts'
import { liftedLocks } from '../../content/index.ts'
import type { Caller, StudioContext } from '../studio-context.ts'
import { readDocument } from './documents.ts'

/** Rejects changes that the role allows in general, but not for these documents. */
export function assertMayChange(
  { user, kinds }: Pick<Caller, 'user' | 'kinds'>,
  documents: readonly Pick<DocumentName, 'kind'>[],
): void {
  const other = kinds && documents.find(({ kind }) => !kinds.includes(kind))
  if (other)
    throw new StudioError('NotAllowed', phrase`The token is not for documents of the kind ${other.kind}`)
  const kept = documents.find(isForAdmins)
  if (kept && !roleAllows(user.role, 'admin'))
    throw new StudioError('NotAllowed', phrase`Documents of the kind ${kept.kind} are for the role admin`)
}

/** Rejects lifting a lock by anybody but an admin. */
export async function assertKeepsLocks(
  context: StudioContext,
  { user }: Pick<Caller, 'user'>,
  document: StoredDocument,
): Promise<void> {
  if (roleAllows(user.role, 'admin')) return
  const before = await readDocument(context, document)
  const [lifted] = before ? liftedLocks(before, document) : []
  if (lifted !== undefined)
    throw new StudioError('NotAllowed', phrase`Only the role admin lifts locks, such as that of "${lifted}"`)
}

/** Rejects discarding a draft that a user with more rights has saved. */
export async function assertMayDiscard(
  context: Pick<StudioContext, 'database' | 'drafts'>,
  { user }: Pick<Caller, 'user'>,
  name: DocumentName,
): Promise<void> {
  const draft = await context.drafts.find(name)
  if (!draft || draft.savedById === user.id) return
  const { savedById, savedBy } = draft
  const users = context.database.selectFrom('users').select('role').where('id', '<>', user.id)
  // Of a draft that knows the name only, everybody with that name may be the saver.
  const savers = await (
    savedById === null ? users.where('name', '=', savedBy) : users.where('id', '=', savedById)
  ).execute()
  const above = savers.find(({ role }) => !roleAllows(user.role, role))
  if (above)
    throw new StudioError(
      'NotAllowed',
      phrase`${savedBy} saved this draft; discarding it is for the role ${above.role}`,
    )
}
