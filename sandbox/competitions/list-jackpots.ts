import { sql } from 'kysely'
import type { Money } from '../../schemas/api/entities/fields.ts'
import type { Jackpot, JackpotWinner } from '../../schemas/api/entities/competitions.ts'
import type { Locale } from '../locale.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { toAmount } from '../ledger/currencies.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { convert } from '../ledger/rates.ts'
import { toTimestamp } from '../timestamp.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import {
  ceilingOf,
  descriptionOf,
  gamesOf,
  jackpotDefinitions,
  levels,
  worthOf,
  type JackpotDefinition,
} from './jackpot-levels.ts'
import { jackpotAccount, settleJackpots } from './jackpots.ts'
import { minorUnits, prizeCurrency } from './prizes.ts'
import { masked } from './public-names.ts'

/** What the amounts and texts of an answer are written in. */
interface Reader {
  locale: Locale
  currency: string
}

const moneyIn =
  (currency: string) =>
  (amount: bigint): Money => ({
    amount: toAmount(convert(amount, prizeCurrency, currency), currency),
    currency,
  })

function wins({ database }: SandboxContext, jackpotId: number | undefined) {
  const all = database.selectFrom('jackpot_wins')
  return jackpotId === undefined ? all : all.where('jackpot_id', '=', jackpotId)
}

async function readWins(
  sandbox: SandboxContext,
  jackpotId: number | undefined,
  { count, offset }: { count: number; offset: number },
) {
  const rows = await wins(sandbox, jackpotId)
    .select(['id', 'jackpot_id', 'fakename', 'sysname', 'won_at'])
    .select(sql<string>`cast(amount as text)`.as('amount'))
    .orderBy('won_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .offset(offset)
    .execute()
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}

async function readJackpot(
  sandbox: SandboxContext,
  jackpot: JackpotDefinition,
  { locale, currency }: Reader,
): Promise<{ grown: bigint; jackpot: Jackpot }> {
  const money = moneyIn(currency)
  const { database, now } = sandbox
  const { last_drop_at } = await database
    .selectFrom('jackpots')
    .select('last_drop_at')
    .where('id', '=', jackpot.id)
    .executeTakeFirstOrThrow()
  const contributed = await balanceOf(database, jackpotAccount(jackpot, last_drop_at))
  const amount = worthOf(jackpot.level, now() - last_drop_at, contributed)
  const [last] = await readWins(sandbox, jackpot.id, { count: 1, offset: 0 })
  const games = gamesOf(await catalogueOf(sandbox), jackpot.network)
  const entity: Jackpot = {
    id: jackpot.id,
    sysname: jackpot.sysname,
    name: jackpot.name[locale],
    level: jackpot.level,
    amount: money(amount),
    ceiling: money(ceilingOf(jackpot.level)),
    growth_per_second: money(minorUnits(levels[jackpot.level].growthPerHour) / 3600n),
    games: games.map(({ sysname, name }) => ({ sysname, name })),
    description: { text: descriptionOf(jackpot, locale), image: null },
    last_win: last
      ? { fakename: masked(last.fakename), amount: money(last.amount), won_at: toTimestamp(last.won_at) }
      : null,
  }
  return { grown: amount, jackpot: entity }
}

/** Jackpots, largest first; with `id`, only that one if it exists. */
export async function listJackpots(
  sandbox: SandboxContext,
  reader: Reader,
  id: number | undefined,
): Promise<Jackpot[]> {
  await settleJackpots(sandbox)
  const found: Awaited<ReturnType<typeof readJackpot>>[] = []
  for (const jackpot of jackpotDefinitions)
    if (id === undefined || id === jackpot.id) found.push(await readJackpot(sandbox, jackpot, reader))
  return found.toSorted((one, other) => (one.grown > other.grown ? -1 : 1)).map(({ jackpot }) => jackpot)
}

/** Jackpot winners, latest first. */
export async function listJackpotWinners(
  sandbox: SandboxContext,
  { locale, currency }: Reader,
  { id, count, offset }: { id?: number; count: number; offset: number },
): Promise<{ items: JackpotWinner[]; total: number }> {
  await settleJackpots(sandbox)
  const { bySysname } = await catalogueOf(sandbox)
  const rows = await readWins(sandbox, id, { count, offset })
  const { total } = await wins(sandbox, id)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const names = new Map(jackpotDefinitions.map((jackpot) => [jackpot.id, jackpot.name[locale]]))
  return {
    total: Number(total),
    items: rows.map(({ id: number, jackpot_id, fakename, sysname, amount, won_at }) => ({
      id: number,
      jackpot_id,
      jackpot: names.get(jackpot_id) ?? '',
      fakename: masked(fakename),
      amount: moneyIn(currency)(amount),
      game: { sysname, name: bySysname.get(sysname)?.name ?? sysname },
      won_at: toTimestamp(won_at),
    })),
  }
}
