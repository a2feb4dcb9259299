import { useMemo, useSyncExternalStore } from 'react'
import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { useSession } from '../session/index.ts'

/** Tournaments reloaded after a player entered them, by player and tournament id. */
let entered: ReadonlyMap<string, Tournament> = new Map()
const listeners = new Set<() => void>()
const nothing: ReadonlyMap<string, Tournament> = new Map()

const keyOf = (uid: number, id: number) => `${uid}:${id}`

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stores a tournament that this player has just entered, for all places that show it. */
export function keepEntered(uid: number, tournament: Tournament): void {
  entered = new Map([...entered, [keyOf(uid, tournament.id), tournament]])
  for (const listener of listeners) listener()
}

/** The fields that change on entering; an answer that already contains them is newer. */
function withEntry(tournament: Tournament, fresh: Tournament | undefined): Tournament {
  if (fresh === undefined || tournament.user_info?.is_participating === true) return tournament
  const { user_info, total_participants, total_points, winners } = fresh
  return { ...tournament, user_info, total_participants, total_points, ...(winners && { winners }) }
}

/** Tournaments, updated with those that the player has entered since they were loaded. */
export function useEntered(
  tournaments: readonly Tournament[] | undefined,
): readonly Tournament[] | undefined {
  const { account } = useSession()
  const fresh = useSyncExternalStore(
    subscribe,
    () => entered,
    () => nothing,
  )
  const uid = account?.uid
  return useMemo(
    () =>
      uid === undefined
        ? tournaments
        : tournaments?.map((one) => withEntry(one, fresh.get(keyOf(uid, one.id)))),
    [tournaments, fresh, uid],
  )
}
