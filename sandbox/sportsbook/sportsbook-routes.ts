import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../schemas/api/errors.ts'
import { defaultLocale, isLocale } from '../../schemas/locale.ts'
import { assertSimulator, registerFrameCalls, roundKeyOf } from '../frames/frame-calls.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { cashOutSportsBet } from './cash-out.ts'
import { placeSportsBet, slipKinds, sportsbookState, type SlipKind } from './sports-bets.ts'

function localeOf(form: ReadonlyMap<string, string>) {
  const locale = form.get('locale')
  return isLocale(locale) ? locale : defaultLocale
}

/** A slip of an earlier page has no kind and is one bet. */
function kindOf(form: ReadonlyMap<string, string>): SlipKind {
  const named = form.get('kind') ?? 'express'
  const kind = slipKinds.find((known) => known === named)
  if (kind === undefined) throw new ApiError('InvalidParameterException', 'No such kind', { kind: 'unknown' })
  return kind
}

/** API of the sportsbook page. */
export function registerSportsbook(scope: FastifyInstance, sandbox: SandboxContext): void {
  registerFrameCalls(scope, sandbox, {
    '/sandbox/sportsbook/state'(launch, form) {
      assertSimulator(launch, 'sportsbook')
      return sportsbookState(sandbox, launch, localeOf(form))
    },
    async '/sandbox/sportsbook/bet'(launch, form) {
      assertSimulator(launch, 'sportsbook')
      await placeSportsBet(sandbox, launch, {
        key: roundKeyOf(form),
        stake: form.get('stake') ?? '',
        selections: form.get('selections') ?? '',
        kind: kindOf(form),
      })
      return sportsbookState(sandbox, launch, localeOf(form))
    },
    async '/sandbox/sportsbook/cash-out'(launch, form) {
      assertSimulator(launch, 'sportsbook')
      const id = form.get('id') ?? ''
      await cashOutSportsBet(sandbox, launch, {
        id: /^\d{1,9}$/.test(id) ? Number(id) : -1,
        seen: form.get('amount') ?? '',
      })
      return sportsbookState(sandbox, launch, localeOf(form))
    },
  })
}
