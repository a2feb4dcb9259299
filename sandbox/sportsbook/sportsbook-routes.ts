import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { ApiError } from '../../schemas/api/errors.ts'
import { defaultLocale, isLocale } from '../locale.ts'
import { assertSimulator, registerFrameCalls, roundKeyOf } from '../frames/frame-calls.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { oddsRules, slipKinds, type OddsRule, type SlipKind } from './betslip.ts'
import { cashOutSportsBet } from './cash-out.ts'
import { placeSportsBet, sportsbookState, type PageView } from './sports-bets.ts'

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

const ShownSelections = Type.Array(
  Type.Object({ event: Type.String({ maxLength: 40 }), key: Type.String({ maxLength: 40 }) }),
  { maxItems: 20 },
)

/** The match and the selections that the page shows; an invalid list is an empty one. */
function viewOf(form: ReadonlyMap<string, string>): PageView {
  let shown: unknown
  try {
    shown = JSON.parse(form.get('shown') ?? '[]')
  } catch {
    shown = []
  }
  const keys = new Map<string, string[]>()
  if (Value.Check(ShownSelections, shown))
    for (const { event, key } of shown) keys.set(event, [...(keys.get(event) ?? []), key])
  return { event: form.get('event'), keys }
}

/** A slip of an earlier page accepts better odds. */
function oddsRuleOf(form: ReadonlyMap<string, string>): OddsRule {
  const named = form.get('accept') ?? 'better'
  const rule = oddsRules.find((known) => known === named)
  if (rule === undefined)
    throw new ApiError('InvalidParameterException', 'No such rule', { accept: 'unknown' })
  return rule
}

/** API of the sportsbook page. */
export function registerSportsbook(scope: FastifyInstance, sandbox: SandboxContext): void {
  registerFrameCalls(scope, sandbox, {
    '/sandbox/sportsbook/state'(launch, form) {
      assertSimulator(launch, 'sportsbook')
      return sportsbookState(sandbox, launch, localeOf(form), viewOf(form))
    },
    async '/sandbox/sportsbook/bet'(launch, form) {
      assertSimulator(launch, 'sportsbook')
      const placed = await placeSportsBet(sandbox, launch, {
        key: roundKeyOf(form),
        stake: form.get('stake') ?? '',
        selections: form.get('selections') ?? '',
        kind: kindOf(form),
        accept: oddsRuleOf(form),
      })
      return { ...(await sportsbookState(sandbox, launch, localeOf(form), viewOf(form))), placed }
    },
    async '/sandbox/sportsbook/cash-out'(launch, form) {
      assertSimulator(launch, 'sportsbook')
      const id = form.get('id') ?? ''
      await cashOutSportsBet(sandbox, launch, {
        id: /^\d{1,9}$/.test(id) ? Number(id) : -1,
        seen: form.get('amount') ?? '',
      })
      return sportsbookState(sandbox, launch, localeOf(form), viewOf(form))
    },
  })
}
