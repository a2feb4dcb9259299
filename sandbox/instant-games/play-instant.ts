import { Type, type Static } from 'typebox'
import { playFrom } from '../bets/launch-bet.ts'
import { payoutOf } from '../bets/multipliers.ts'
import { playOnce } from '../bets/rounds.ts'
import type { Launch } from '../frames/launch.ts'
import { toAmount } from '../ledger/currencies.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { nextDraw } from '../provably-fair/seeds.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { InstantGame } from './instant-game.ts'

const InstantOutcome = Type.Object({
  result: Type.Unknown({ description: 'What the page of the game shows' }),
  multiplier: Type.Integer({ description: 'Ten-thousandths of the stake' }),
  stake: Type.String({ description: 'Decimal string' }),
  win: Type.String({ description: 'Decimal string' }),
  balance: Type.String({ description: 'After the round; decimal string' }),
})

/** Plays one round: takes the stake and pays the win in one transaction. */
export function playInstant(
  sandbox: SandboxContext,
  launch: Launch,
  game: InstantGame,
  { key, stake, choice }: { key: string; stake: bigint; choice: string },
): Promise<Static<typeof InstantOutcome>> {
  const { owner, currency } = launch.wallet
  return playOnce(sandbox, launch, key, InstantOutcome, async (trx, { reference, at }) => {
    const { draw } = await nextDraw(trx, sandbox, owner, at)
    const { result, multiplier, detail } = game.play(draw, choice)
    const win = payoutOf(stake, multiplier)
    const played = await playFrom(trx, sandbox, launch, { stake, win, reference, at, detail })
    const outcome = {
      result,
      multiplier,
      stake: toAmount(stake, currency),
      win: toAmount(win, currency),
      balance: toAmount(await balanceOf(trx, played), currency),
    }
    return { outcome, stake, win }
  })
}
