import type { Person, Review, ReviewDecision } from '../../../schemas/studio/reviews.ts'
import { roleAllows, type Role } from '../../../schemas/studio/roles.ts'

/** void: the draft was edited since the approval. changed: it was edited since changes were asked for. */
export type OpinionState = 'approved' | 'changes' | 'void' | 'changed' | 'waiting'

/** What a reviewer says, or that nobody of a role has said anything yet. */
export interface Opinion {
  key: string
  person: Person | null
  role: Role | null
  state: OpinionState
  at: string | null
  /** Whether it counts for the rule of every document that it is about. */
  counts: boolean
}

function stateOf(own: readonly ReviewDecision[]): OpinionState {
  if (own.some(({ decision, isCurrent }) => isCurrent && decision === 'changes')) return 'changes'
  if (own.every(({ isCurrent }) => isCurrent)) return 'approved'
  return own.some(({ decision, isCurrent }) => !isCurrent && decision === 'changes') ? 'changed' : 'void'
}

/** What each reviewer says about all documents, followed by those who were asked and have not answered since. */
export function opinionsOf({ request, documents }: Pick<Review, 'request' | 'documents'>): Opinion[] {
  const byPerson = new Map<number, ReviewDecision[]>()
  for (const decision of documents.flatMap(({ decisions }) => decisions))
    byPerson.set(decision.by.id, [...(byPerson.get(decision.by.id) ?? []), decision])
  const hasAnswered = (own: readonly ReviewDecision[]) =>
    own.some(({ at }) => request !== null && at >= request.at)
  const isAwaited = (id: number) =>
    (request?.users ?? []).some((person) => person.id === id) &&
    // What was decided about this revision before it was asked for again still holds.
    !(byPerson.get(id) ?? []).some(({ isCurrent }) => isCurrent) &&
    !hasAnswered(byPerson.get(id) ?? [])
  const given = [...byPerson.entries()].flatMap(([id, own]): Opinion[] => {
    if (isAwaited(id)) return []
    const ats = own.map(({ at }) => at).sort()
    return [
      {
        key: `user ${id}`,
        person: own[0]?.by ?? null,
        role: null,
        state: stateOf(own),
        at: ats.at(-1) ?? null,
        counts: own.every(({ counts }) => counts),
      },
    ]
  })
  // One user of the role, or of one that includes it, is enough.
  const isRoleAwaited = (role: Role) =>
    ![...byPerson.values()].some((own) => hasAnswered(own) && own.some(({ by }) => roleAllows(by.role, role)))
  const waiting = { state: 'waiting', at: null, counts: false } as const
  return [
    ...given,
    ...(request?.users ?? [])
      .filter(({ id }) => isAwaited(id))
      .map((person): Opinion => ({ key: `user ${person.id}`, person, role: null, ...waiting })),
    ...(request?.roles ?? [])
      .filter(isRoleAwaited)
      .map((role): Opinion => ({ key: `role ${role}`, person: null, role, ...waiting })),
  ]
}
