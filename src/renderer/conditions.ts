import { asksFor } from '../../schemas/documents/blocks/asks-for.ts'
import { campaignKey } from '../../schemas/documents/blocks/campaign.ts'
import type { Condition, Fact, Facts } from '../../schemas/documents/blocks/condition.ts'
import { devicesWhere } from '../../schemas/documents/blocks/condition-devices.ts'
import type { Device } from '../../schemas/documents/blocks/device.ts'

function isSo(fact: Fact, facts: Facts, device: Device): boolean {
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
    case 'level':
      return (
        facts.level !== undefined &&
        facts.level >= fact.atLeast &&
        (fact.atMost === undefined || facts.level <= fact.atMost)
      )
    case 'registered':
      return facts.newWithin?.includes(fact.withinDays) === true
    case 'tag':
      return facts.tags?.includes(fact.is) === true
    case 'country':
      return facts.country !== undefined && fact.in.includes(facts.country)
    case 'campaign':
      return facts.campaign === campaignKey(fact.is)
    case 'device':
      return fact.is === device
  }
}

const devicesOf = (condition: Condition, facts: Facts): Device[] =>
  devicesWhere(condition, (fact, device) => isSo(fact, facts, device))

/** Whether a condition holds, at least on one device; a missing condition and an empty list always do. */
export function holds(condition: Condition | undefined, facts: Facts): boolean {
  return condition === undefined || devicesOf(condition, facts).length > 0
}

/**
 * The only device on which a condition that holds does so; undefined: it holds on all. The server does not know the
 * device, so that the page is the same on all of them: styles hide what is for the other one.
 */
export function onlyDeviceOf(condition: Condition | undefined, facts: Facts): Device | undefined {
  const found = condition && devicesOf(condition, facts)
  return found?.length === 1 ? found[0] : undefined
}

/** Whether the query of the address alone may change the outcome of a condition. */
export const readsQuery = (condition: Condition | undefined): boolean => asksFor('query', condition)
