import type { Condition, Fact } from './condition.ts'

/** Whether a condition depends on a fact. */
export function asksFor(name: Fact['fact'], { all = [], any = [], not = [] }: Condition = {}): boolean {
  return [...all, ...any, ...not].some(({ fact }) => fact === name)
}
