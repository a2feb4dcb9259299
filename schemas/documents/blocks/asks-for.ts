import { campaignKey } from './campaign.ts'
import type { Condition, Fact } from './condition.ts'

/** Whether a condition depends on a fact. */
export function asksFor(name: Fact['fact'], { all = [], any = [], not = [] }: Condition = {}): boolean {
  return [...all, ...any, ...not].some(({ fact }) => fact === name)
}

/** The keys of all campaigns that facts ask for. */
export const campaignsIn = (facts: readonly Fact[]): string[] =>
  facts.flatMap((fact) => (fact.fact === 'campaign' ? [campaignKey(fact.is)] : []))
