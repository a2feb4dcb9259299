import type { Locale } from '../../locale.ts'
import { texts } from '../../pages/texts.ts'
import { kindOf, type Market } from './markets.ts'
import type { Choice } from '../odds.ts'
import type { Match } from '../schedule.ts'

const lookUp = (names: object, name: string) => new Map<string, string>(Object.entries(names)).get(name) ?? ''

/** Part of the match that a market is about; empty for the match itself. */
function scopeName(
  { sport }: Match,
  { scope, kind }: Pick<Market, 'scope' | 'kind'>,
  locale: Locale,
): string {
  const { scopes } = texts[locale].markets
  const hasLines = kindOf({ kind }).measure !== undefined
  return scope === 'match' && !hasLines ? '' : lookUp(scopes[sport], scope)
}

/** Heading of a market, such as "Тотал · 1-й тайм" or "Тотал «Пахтакора»". */
export function marketTitle(match: Match, market: Pick<Market, 'scope' | 'kind'>, locale: Locale): string {
  const name = texts[locale].markets.kinds[market.kind]
    .replace('%home', match.home[locale])
    .replace('%away', match.away[locale])
  return [name, scopeName(match, market, locale)].filter((part) => part !== '').join(' · ')
}

const signed = (line: number) => `${line > 0 ? '+' : line < 0 ? '−' : ''}${Math.abs(line)}`

/** The line is the head start of the home side, and the handicap of the other one. */
const handicapOf = ({ line }: Market, outcome: string) => signed(outcome === '2' ? -line : line)

/** Name of an outcome within its market, such as "1", "2.5 dan koʻp" or "1 (−1.5)". */
export function outcomeName({ market, outcome }: Choice, locale: Locale): string {
  const { outcomes, halfNames } = texts[locale].markets
  const { kind, line } = market
  if (kind === 'halves') return lookUp(halfNames, outcome)
  if (kind === 'handicap') return `${outcome} (${handicapOf(market, outcome)})`
  if (kind === 'htft') return outcome.toUpperCase().replace('-', ' / ')
  const named = lookUp(outcomes, outcome)
  if (named !== '') return named.replace('%s', String(line))
  return outcome.toUpperCase().replace('-', ':')
}

/** The side that an outcome such as `1` or `2-judges` begins with. */
const teamOf = ({ home, away }: Match, outcome: string, locale: Locale) =>
  (outcome.startsWith('1') ? home : away)[locale]

/** Outcomes that name the sides when they stand on their own, where nobody sees who "1" is. */
const sideNames: Partial<Record<Market['kind'], (match: Match, choice: Choice, locale: Locale) => string>> = {
  handicap: (match, { market, outcome }, locale) =>
    `${teamOf(match, outcome, locale)} (${handicapOf(market, outcome)})`,
  method: (match, choice, locale) =>
    outcomeName(choice, locale).replace(/^[12]/, () => teamOf(match, choice.outcome, locale)),
  double: (match, { outcome }, locale) =>
    lookUp(texts[locale].markets.doubleNames, outcome)
      .replace('%home', match.home[locale])
      .replace('%away', match.away[locale]),
}

/** Name of a selection on its own, such as "Gʻalaba: Paxtakor" or "Тотал · 1-й тайм: больше 1.5". */
export function selectionName(match: Match, choice: Choice, locale: Locale): string {
  const { market, outcome } = choice
  const { draw, winner } = texts[locale].sportsbook
  const team = teamOf(match, outcome, locale)
  if (market.kind === 'result') {
    const scope = scopeName(match, market, locale)
    return [outcome === 'x' ? draw : `${winner}: ${team}`, scope].filter((part) => part !== '').join(' · ')
  }
  return `${marketTitle(match, market, locale)}: ${sideNames[market.kind]?.(match, choice, locale) ?? outcomeName(choice, locale)}`
}
