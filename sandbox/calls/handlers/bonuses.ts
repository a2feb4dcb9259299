import { BettingBonus, Bonus } from '../../../schemas/api/entities/rewards.ts'
import { inTransaction } from '../../../server/contracts/database.ts'
import { bettingBonusEntity, casinoBonusEntity } from '../../rewards/bonus-entities.ts'
import {
  activateBonus,
  expireDueBonuses,
  pauseBonus,
  removeBonus,
  type BonusChoice,
} from '../../rewards/bonus-states.ts'
import { countBonuses, readBonuses, type StoredBonus } from '../../rewards/bonuses.ts'
import type { BonusType } from '../../tables/rewards.ts'
import { playerOf, type CallScope, type CallHandlers } from '../call-scope.ts'
import { assertFields, pickFields } from '../pick-fields.ts'
import type { DbTransaction } from '../../tables/database.ts'

interface Wanted {
  offset: number
  count: number
  status: 'all' | StoredBonus['status']
}

async function read(scope: CallScope, type: BonusType, { status, offset, count }: Wanted) {
  const { database, now } = scope.sandbox
  const { id: playerId } = playerOf(scope)
  await expireDueBonuses(database, playerId, now())
  const filter = { playerId, type, ...(status === 'all' ? {} : { status }) }
  return {
    bonuses: await readBonuses(database, filter, { offset, count }),
    total: await countBonuses(database, filter),
  }
}

async function change(
  scope: CallScope,
  type: BonusType,
  id: number,
  work: (trx: DbTransaction, choice: BonusChoice) => Promise<void>,
): Promise<1> {
  const { database, now } = scope.sandbox
  const choice = { playerId: playerOf(scope).id, type, id, at: now() }
  await inTransaction(database, (trx) => work(trx, choice))
  return 1
}

export const bonusCalls = {
  async 'bonuses.get'(input, scope) {
    assertFields(Bonus, input.fields)
    const { bonuses, total } = await read(scope, 'casino', input)
    const { database } = scope.sandbox
    const items = await Promise.all(bonuses.map((each) => casinoBonusEntity(database, each, scope.locale)))
    return { items: pickFields(Bonus, items, input.fields), total }
  },

  'bonuses.activate': ({ bonus_id }, scope) => change(scope, 'casino', bonus_id, activateBonus),
  'bonuses.deactivate': ({ bonus_id }, scope) => change(scope, 'casino', bonus_id, pauseBonus),
  'bonuses.remove': ({ bonus_id }, scope) => change(scope, 'casino', bonus_id, removeBonus),

  async 'bettingBonuses.get'(input, scope) {
    assertFields(BettingBonus, input.fields)
    const { bonuses, total } = await read(scope, 'betting', input)
    const { database } = scope.sandbox
    const items = await Promise.all(bonuses.map((each) => bettingBonusEntity(database, each, scope.locale)))
    return { items: pickFields(BettingBonus, items, input.fields), total }
  },

  'bettingBonuses.activate': ({ bonus_id }, scope) => change(scope, 'betting', bonus_id, activateBonus),
  'bettingBonuses.remove': ({ bonus_id }, scope) => change(scope, 'betting', bonus_id, removeBonus),
} satisfies CallHandlers
