import type { Condition, Fact, Facts } from '../../schemas/documents/blocks/condition.ts'

function isSo(fact: Fact, facts: Facts): boolean {
  switch (fact.fact) {
    case 'user':
      return facts.user === fact.is
    case 'feature':
      return Object.hasOwn(facts.features, fact.name) && facts.features[fact.name] === true
    case 'query': {
      const value = Object.hasOwn(facts.query, fact.key) ? facts.query[fact.key] : undefined
      return value !== undefined && (fact.is === undefined || value === fact.is)
    }
    case 'locale':
      return facts.locale === fact.is
    case 'currency':
      return facts.currency === fact.is
    case 'verification':
      return facts.verification === fact.is
    case 'break':
      return (facts.isOnBreak === true) === (fact.is === 'on')
  }
}

/** Whether a condition holds; a missing condition and an empty list always do. */
export function holds(condition: Condition | undefined, facts: Facts): boolean {
  if (condition === undefined) return true
  const { all = [], any = [], not = [] } = condition
  return (
    all.every((fact) => isSo(fact, facts)) &&
    (any.length === 0 || any.some((fact) => isSo(fact, facts))) &&
    !not.some((fact) => isSo(fact, facts))
  )
}

/** Whether the query of the address alone may change the outcome of a condition. */
export function readsQuery(condition: Condition | undefined): boolean {
  const { all = [], any = [], not = [] } = condition ?? {}
  return [...all, ...any, ...not].some((fact) => fact.fact === 'query')
}
