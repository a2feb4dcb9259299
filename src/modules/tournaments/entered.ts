import type { EntityId } from '../../../schemas/api/entity-id.ts'
import { useMemo } from 'react'
import { createStore, useStore } from 'zustand'
import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { useSession } from '../session/index.ts'

/** Tournaments reloaded after a player entered them, by player and tournament id. */
const entered = createStore<ReadonlyMap<string, Tournament>>(() => new Map())

const keyOf = (uid: EntityId, id: EntityId) => `${uid}:${id}`

/** Stores a tournament that this player has just entered, for all places that show it. */
export function keepEntered(uid: EntityId, tournament: Tournament): void {
  entered.setState((before) => new Map([...before, [keyOf(uid, tournament.id), tournament]]), true)
}

type EnteredPart = Pick<Tournament, 'id' | 'user_info' | 'total_participants'>

/** The fields that change on entering; an answer that already contains them is newer. */
function withEntry<One extends EnteredPart>(tournament: One, fresh: Tournament | undefined): One {
  if (fresh === undefined || tournament.user_info?.is_participating === true) return tournament
  const { user_info, total_participants, total_points, winners } = fresh
  return { ...tournament, user_info, total_participants, total_points, ...(winners && { winners }) }
}

/** Tournaments, updated with those that the player has entered since they were loaded. */
export function useEntered<One extends EnteredPart>(
  tournaments: readonly One[] | undefined,
): readonly One[] | undefined {
  const { account } = useSession()
  const fresh = useStore(entered)
  const uid = account?.uid
  return useMemo(
    () =>
      uid === undefined
        ? tournaments
        : tournaments?.map((one) => withEntry(one, fresh.get(keyOf(uid, one.id)))),
    [tournaments, fresh, uid],
  )
}
