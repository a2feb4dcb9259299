import type { Person, Review, ReviewDecision } from '../../../schemas/studio/reviews.ts'
import type { Role } from '../../../schemas/studio/roles.ts'

/** void: the draft was edited since. */
export type OpinionState = 'approved' | 'changes' | 'void' | 'waiting'

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
  return own.every(({ isCurrent }) => isCurrent) ? 'approved' : 'void'
}

/** What each reviewer says about all documents, followed by those who were asked and have not answered. */
export function opinionsOf({ request, documents }: Pick<Review, 'request' | 'documents'>): Opinion[] {
  const byPerson = new Map<number, ReviewDecision[]>()
  for (const decision of documents.flatMap(({ decisions }) => decisions))
    byPerson.set(decision.by.id, [...(byPerson.get(decision.by.id) ?? []), decision])
  const given = [...byPerson.entries()].map(([id, own]): Opinion => {
    const ats = own.map(({ at }) => at).sort()
    return {
      key: `user ${id}`,
      person: own[0]?.by ?? null,
      role: null,
      state: stateOf(own),
      at: ats.at(-1) ?? null,
      counts: own.every(({ counts }) => counts),
    }
  })
  const answered = (id: number) =>
    (byPerson.get(id) ?? []).some(({ at }) => request !== null && at >= request.at)
  const rolesAnswered = new Set(
    given.flatMap(({ person }) => (person && answered(person.id) ? [person.role] : [])),
  )
  const waiting = { state: 'waiting', at: null, counts: false } as const
  return [
    ...given,
    ...(request?.users ?? [])
      .filter(({ id }) => !byPerson.has(id))
      .map((person): Opinion => ({ key: `user ${person.id}`, person, role: null, ...waiting })),
    ...(request?.roles ?? [])
      .filter((role) => !rolesAnswered.has(role))
      .map((role): Opinion => ({ key: `role ${role}`, person: null, role, ...waiting })),
  ]
}
