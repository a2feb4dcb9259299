import type { EntityId } from '../../../schemas/api/entity-id.ts'
import { openRole } from '../../../schemas/roles/role-table.ts'
import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { ApiError, isOnBreak } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'
import { mayHaveArrived } from '../../lib/api/may-have-arrived.ts'
import { useTask } from '../../lib/data/use-task.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { runAction } from '../../renderer/actions.ts'
import { useSession } from '../session/index.ts'
import { showToast } from '../toasts/index.ts'
import { track } from '../tracking/index.ts'
import { keepEntered } from './entered.ts'

/** Why the player may not take part; keys of texts. */
type ParticipationError = 'deposit' | 'verification' | 'break' | 'other'

function describe(error: unknown): ParticipationError {
  if (!(error instanceof ApiError)) return 'other'
  if (error.type === 'UserNeedDepositException') return 'deposit'
  if (error.type === 'KycUserProfileException') return 'verification'
  return isOnBreak(error) ? 'break' : 'other'
}

async function readTournament(id: EntityId): Promise<Tournament | undefined> {
  const { items } = await callApi('tournaments.get', { ids: String(id) }).catch(() => ({ items: [] }))
  return items[0]
}

/**
 * Enters a tournament and answers its new state, if that can be read. Entering twice is entering once, so after a
 * lost answer the tournament itself says whether the player takes part.
 */
async function enter(id: EntityId): Promise<Tournament | undefined> {
  try {
    await callApi('tournaments.participate', { tournament_id: id })
  } catch (error) {
    const fresh = mayHaveArrived(error) ? await readTournament(id) : undefined
    if (fresh?.user_info?.is_participating !== true) throw error
    return fresh
  }
  return readTournament(id)
}

/** What entering a tournament needs to know about it. */
export interface EnterableTournament extends Pick<Tournament, 'id'> {
  description: Pick<Tournament['description'], 'name'>
}

export interface ParticipationState {
  isPending: boolean
  error: ParticipationError | undefined
  /** Enters the tournament; a guest is asked to log in. */
  participate: () => void
}

/** Enters a player into a tournament and updates it in all places that show it. */
export function useParticipation({ id, description }: EnterableTournament): ParticipationState {
  const { t } = useTranslation()
  const { account } = useSession()
  const { isPending, problem, run } = useTask(async (uid: EntityId) => {
    const fresh = await enter(id)
    track('tournament_participate', { id })
    showToast({ kind: 'success', title: t('tournament.joined', { name: description.name }) })
    if (fresh !== undefined) keepEntered(uid, fresh)
  }, describe)

  return {
    isPending,
    error: problem,
    participate() {
      if (account === null) runAction(openRole('login'))
      else run(account.uid)
    },
  }
}
