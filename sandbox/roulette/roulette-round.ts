import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { ApiError } from '../../schemas/api/errors.ts'
import { nextDraw } from '../provably-fair/seeds.ts'
import type { Launch } from '../frames/launch.ts'
import { playFrom } from '../bets/launch-bet.ts'
import { playOnce } from '../bets/rounds.ts'
import { smallestStakeIn, stakesIn } from '../bets/stakes.ts'
import { toAmount, toMinorUnits } from '../ledger/currencies.ts'
import { balanceOf } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { colorOf, drawNumber, multiplierOf, places } from './roulette-odds.ts'

const BetForm = Type.Record(Type.String(), Type.String(), { description: 'Decimal string of each place' })

export const RouletteOutcome = Type.Object({
  number: Type.Integer({ minimum: 0, maximum: 36 }),
  color: Type.Enum(['red', 'black', 'green']),
  places: Type.Array(Type.String(), { description: 'Places with a stake that won' }),
  stake: Type.String({ description: 'Of all places; decimal string' }),
  win: Type.String({ description: 'Decimal string' }),
  balance: Type.String({ description: 'After the round; decimal string' }),
})
export type RouletteOutcome = Static<typeof RouletteOutcome>

/** Stakes by bet, in minor units. */
export type RouletteBets = ReadonlyMap<string, bigint>

const reject = (rule: string): never => {
  throw new ApiError('InvalidParameterException', 'Not a bet', { bets: rule })
}

function parseForm(text: string): Static<typeof BetForm> {
  try {
    return Value.Parse(BetForm, JSON.parse(text))
  } catch {
    return reject('format')
  }
}

/**
 * Parses stakes such as `{"red":"5000.00","number-17":"1000.00"}`. Each must be a multiple of the smallest
 * chip.
 */
export function readBets(text: string, currency: string): RouletteBets {
  const chip = smallestStakeIn(currency)
  const most = (stakesIn(currency).at(-1) ?? chip) * 10n
  const bets = new Map<string, bigint>()
  let total = 0n
  for (const [place, amount] of Object.entries(parseForm(text))) {
    const stake = toMinorUnits(amount, currency)
    if (!places.includes(place)) return reject('place')
    if (stake === undefined || stake <= 0n || stake % chip !== 0n) return reject('stake')
    total += stake
    bets.set(place, stake)
  }
  if (bets.size === 0) return reject('required')
  if (total > most) return reject('maximum')
  return bets
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

/** Spins the wheel once for all bets on the table. */
export function playRoulette(
  sandbox: SandboxContext,
  launch: Launch,
  { key, bets }: { key: string; bets: RouletteBets },
): Promise<RouletteOutcome> {
  const { owner, currency } = launch.wallet
  return playOnce(sandbox, launch, key, RouletteOutcome, async (trx, { reference, at }) => {
    const { draw } = await nextDraw(trx, sandbox, owner, at)
    const number = drawNumber(draw)
    const stake = sumOf([...bets.values()])
    const paid = [...bets].map(([place, amount]) => ({ place, win: amount * multiplierOf(place, number) }))
    const win = sumOf(paid.map((each) => each.win))
    const played = await playFrom(trx, sandbox, launch, { stake, win, reference, at })
    const outcome: RouletteOutcome = {
      number,
      color: colorOf(number),
      places: paid.filter((each) => each.win > 0n).map(({ place }) => place),
      stake: toAmount(stake, currency),
      win: toAmount(win, currency),
      balance: toAmount(await balanceOf(trx, played), currency),
    }
    return { outcome, stake, win }
  })
}
