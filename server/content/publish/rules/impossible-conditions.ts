import { campaignsIn } from '../../../../schemas/documents/blocks/asks-for.ts'
import { devices } from '../../../../schemas/documents/blocks/device.ts'
import type { Condition, Fact } from '../../../../schemas/documents/blocks/condition.ts'

/** What a visitor must be, and must not be, for a condition to be met. */
interface Demand {
  needed: readonly Fact[]
  excluded: readonly Fact[]
}

/** Combinations of alternatives that are tried; conditions with more of them are taken to be possible. */
const maxDemands = 500

/** Every way in which all of these conditions can be met; null if there are too many. */
function demandsOf(conditions: readonly Condition[]): Demand[] | null {
  let demands: Demand[] = [{ needed: [], excluded: [] }]
  for (const { all = [], any = [], not = [] } of conditions) {
    const choices = any.length === 0 ? [[]] : any.map((fact) => [fact])
    if (demands.length * choices.length > maxDemands) return null
    demands = demands.flatMap(({ needed, excluded }) =>
      choices.map((choice) => ({
        needed: [...needed, ...all, ...choice],
        excluded: [...excluded, ...not],
      })),
    )
  }
  return demands
}

type FactOf<Name extends Fact['fact']> = Extract<Fact, { fact: Name }>

const of = <Name extends Fact['fact']>(facts: readonly Fact[], name: Name) =>
  facts.filter((fact): fact is FactOf<Name> => fact.fact === name)

/** Whether a value is left for a fact with one value at a time. `values`: all possible ones, if they are known. */
function isOneLeft(
  needed: readonly string[],
  excluded: readonly string[],
  values?: readonly string[],
): boolean {
  const wanted = [...new Set(needed)]
  if (wanted.length > 1) return false
  const candidates = wanted.length === 1 ? wanted : values
  return candidates === undefined || candidates.some((value) => !excluded.includes(value))
}

const oneAtATime = [
  ['user', ['guest', 'authenticated']],
  ['verification', ['none', 'pending', 'verified']],
  ['break', ['on', 'off']],
  ['device', devices],
  ['currency', undefined],
] as const

/** Facts that guests never fulfil. */
const isOfPlayers = (fact: Fact): boolean =>
  fact.fact === 'level' ||
  fact.fact === 'registered' ||
  fact.fact === 'tag' ||
  (fact.fact === 'user' && fact.is === 'authenticated') ||
  (fact.fact === 'verification' && fact.is !== 'none') ||
  (fact.fact === 'break' && fact.is === 'on')

function isPossible({ needed, excluded }: Demand, languages: readonly string[]): boolean {
  const hasValue = oneAtATime.every(([name, values]) =>
    isOneLeft(
      of(needed, name).map(({ is }) => is),
      of(excluded, name).map(({ is }) => is),
      values,
    ),
  )
  const isGuest =
    of(needed, 'user').some(({ is }) => is === 'guest') ||
    of(excluded, 'user').some(({ is }) => is === 'authenticated')
  return (
    hasValue &&
    !(isGuest && needed.some(isOfPlayers)) &&
    isOneLeft(
      of(needed, 'locale').map(({ is }) => is),
      of(excluded, 'locale').map(({ is }) => is),
      languages.length === 0 ? undefined : languages,
    ) &&
    isOneLeft(campaignsIn(needed), campaignsIn(excluded)) &&
    isCountryLeft(needed, excluded) &&
    isLevelLeft(needed) &&
    isQueryLeft(needed, excluded) &&
    areApart(
      of(needed, 'feature').map(({ name }) => name),
      of(excluded, 'feature').map(({ name }) => name),
    ) &&
    areNewLeft(needed, excluded) &&
    areApart(
      of(needed, 'tag').map(({ is }) => is),
      of(excluded, 'tag').map(({ is }) => is),
    )
  )
}

const areApart = (needed: readonly string[], excluded: readonly string[]) =>
  needed.every((name) => !excluded.includes(name))

/** A player is new for all longer times, too. */
const areNewLeft = (needed: readonly Fact[], excluded: readonly Fact[]) =>
  of(needed, 'registered').every(({ withinDays: longest }) =>
    of(excluded, 'registered').every(({ withinDays }) => withinDays < longest),
  )

function isCountryLeft(needed: readonly Fact[], excluded: readonly Fact[]): boolean {
  const [first, ...others] = of(needed, 'country').map((fact) => fact.in)
  if (!first) return true
  const unwanted = of(excluded, 'country').flatMap((fact) => fact.in)
  return first.some((code) => !unwanted.includes(code) && others.every((list) => list.includes(code)))
}

function isLevelLeft(needed: readonly Fact[]): boolean {
  const levels = of(needed, 'level')
  const least = Math.max(0, ...levels.map(({ atLeast }) => atLeast))
  const most = Math.min(Infinity, ...levels.map(({ atMost = Infinity }) => atMost))
  return least <= most
}

function isQueryLeft(needed: readonly Fact[], excluded: readonly Fact[]): boolean {
  const queries = of(needed, 'query')
  return queries.every(
    ({ key, is }) =>
      queries.every(
        (other) => other.key !== key || other.is === undefined || is === undefined || other.is === is,
      ) &&
      of(excluded, 'query').every(
        (other) => other.key !== key || (other.is !== undefined && other.is !== is),
      ),
  )
}

/** Whether no visitor can ever meet all of these conditions. `languages`: those of the site; none: any. */
export function areImpossible(conditions: readonly Condition[], languages: readonly string[]): boolean {
  const demands = demandsOf(conditions)
  return demands !== null && !demands.some((demand) => isPossible(demand, languages))
}
