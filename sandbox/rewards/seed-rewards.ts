import { inTransaction } from '../../server/contracts/database.ts'
import { findByLogin, type Player } from '../accounts/players.ts'
import { grantFreespins } from '../bets/freespins.ts'
import { saveMember } from '../loyalty/members.ts'
import { notify } from '../loyalty/notifications.ts'
import { periodAt } from '../responsible/periods.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { CashbackTable } from '../tables/rewards.ts'
import { bonusKinds, type BonusKindName } from './bonus-kinds.ts'
import { activateBonus } from './bonus-states.ts'
import { grantBonus, type StoredBonus } from './bonuses.ts'
import type { DbTransaction } from '../tables/database.ts'
import { valueIn } from '../ledger/rates.ts'

const day = 24 * 60 * 60 * 1000
const week = 7 * day

/** Demo accounts: one with every kind of reward, and one that used the code limited to a single player. */
const richPhone = '998901234567'
const quickPhone = '998901234569'

interface DemoBonus {
  kind: BonusKindName
  /** Soum. */
  value: number
  status: StoredBonus['status']
  /** Amount already wagered, in soum. */
  done?: number
}

/** Ended bonuses predate the account's first ledger entry, so no money is moved for them. */
const demoBonuses: readonly DemoBonus[] = [
  { kind: 'welcome', value: 400_000, status: 'completed', done: 12_000_000 },
  { kind: 'gift', value: 10_000, status: 'expired', done: 35_000 },
  { kind: 'promo', value: 50_000, status: 'removed' },
  { kind: 'promo', value: 50_000, status: 'active', done: 210_000 },
  { kind: 'shop', value: 100_000, status: 'available' },
  { kind: 'freebet', value: 50_000, status: 'active', done: 15_000 },
  { kind: 'sports_welcome', value: 200_000, status: 'available' },
]

async function addBonus(
  trx: DbTransaction,
  player: Player,
  bonus: DemoBonus,
  at: number,
  index: number,
): Promise<void> {
  const { kind, value, status, done = 0 } = bonus
  const { id: playerId, currency } = player
  const isOver = status !== 'active' && status !== 'available'
  const grantedAt = isOver ? at - (30 - index) * day : at
  const amount = valueIn(currency, value)
  const reference = `demo:${playerId}:bonus:${index}`
  const id = await grantBonus(trx, { playerId, kind, currency, amount, reference, at: grantedAt })
  const { type } = bonusKinds[kind]
  if (status === 'active') await activateBonus(trx, { playerId, type, id, at })
  const ended = { status, activated_at: grantedAt, ended_at: grantedAt + 5 * day }
  await trx
    .updateTable('bonuses')
    .set({ wagering_done: valueIn(currency, done), ...(isOver ? ended : {}) })
    .where('id', '=', id)
    .execute()
}

/** Cashbacks of past weeks, latest first; losses in soum. */
const demoCashbacks = [
  { status: 'active', losses: 640_000 },
  { status: 'paid_out', losses: 1_150_000 },
  { status: 'removed', losses: 90_000 },
  { status: 'expired', losses: 275_000 },
  { status: 'paid_out', losses: 480_000, isUnclaimed: true },
] as const satisfies { status: CashbackTable['status']; losses: number; isUnclaimed?: true }[]

const cashbackPercent = 500

async function addCashbacks(trx: DbTransaction, { id, currency }: Player, at: number): Promise<void> {
  for (const [index, cashback] of demoCashbacks.entries()) {
    const { status } = cashback
    const start = periodAt('week', at).from - (index + 1) * week
    const end = start + week
    const losses = valueIn(currency, cashback.losses)
    await trx
      .insertInto('cashbacks')
      .values({
        player_id: id,
        status,
        currency,
        amount: (losses * BigInt(cashbackPercent)) / 10_000n,
        losses,
        percent: cashbackPercent,
        period_start: start,
        period_end: end,
        receiving_expired_at: 'isUnclaimed' in cashback ? null : end + week,
        paid_out_at: status === 'paid_out' ? end + day : null,
      })
      .execute()
  }
}

/** Bets of the current week, before the account's first ledger entry: they count towards the pending cashback. */
const demoBets = [
  { sysname: 'anor-deluxe', gameType: 'slot', stake: 80_000, win: 25_000 },
  { sysname: 'aviora', gameType: 'fast', stake: 150_000, win: 0 },
  { sysname: 'lucky-sevens', gameType: 'slot', stake: 60_000, win: 105_000 },
  { sysname: 'olmos-saltanati', gameType: 'slot', stake: 120_000, win: 0 },
] as const

async function addBets(trx: DbTransaction, { id, currency }: Player, at: number): Promise<void> {
  for (const [index, { sysname, gameType, stake, win }] of demoBets.entries())
    await trx
      .insertInto('bets')
      .values({
        player_id: id,
        sysname,
        game_type: gameType,
        reference: `demo:${id}:bet:${index}`,
        stake: valueIn(currency, stake),
        win: valueIn(currency, win),
        currency,
        wallet: 'main',
        status: win > 0 ? 'won' : 'lost',
        placed_at: at,
        settled_at: at,
        detail: null,
      })
      .execute()
}

/** Seeds the rewards of the demo accounts, once. */
export async function seedRewards({ database, now }: SandboxContext): Promise<void> {
  const at = now()
  const player = await findByLogin(database, richPhone)
  const quick = await findByLogin(database, quickPhone)
  if (!player || !quick) return
  await inTransaction(database, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('promo_redemptions')
      .values({ code: 'YAGONA', player_id: quick.id, at })
      .onConflict((conflict) => conflict.columns(['code', 'player_id']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return
    for (const [index, bonus] of demoBonuses.entries()) await addBonus(trx, player, bonus, at, index)
    await addCashbacks(trx, player, at)
    await addBets(trx, player, at)
    const { id: playerId, currency } = player
    await saveMember(trx, playerId, { points: 3_850, experience: 4_490, character_id: 1 }, at)
    await notify(trx, { playerId, reason: 'level', subjectId: 3, at })
    const stake = valueIn(currency, 2_000)
    await grantFreespins(trx, { playerId, sysname: 'sweet-bozor', count: 50, stake, currency, at })
  })
}
