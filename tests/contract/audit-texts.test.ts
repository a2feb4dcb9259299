import { expect, it } from 'vitest'
import { isRecord } from '../../schemas/is-record.ts'
import { auditGroupNames, isInAuditGroup } from '../../schemas/studio/audit.ts'
import { subjects } from '../../server/studio/audit/audit-subjects.ts'
import english from '../../src/studio/messages/en.json' with { type: 'json' }

const textOf = (action: string) =>
  action
    .split('.')
    .reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), english.audit.actions)

// The other languages have the texts of the English catalogue.
it('names every recorded action for people', () => {
  expect(Object.keys(subjects).filter((action) => typeof textOf(action) !== 'string')).toEqual([])
})

it('has every named action in one group of the filters', () => {
  const actions = Object.entries(english.audit.actions).flatMap(([prefix, names]) =>
    Object.keys(names).map((name) => `${prefix}.${name}`),
  )
  const groupsOf = (action: string) => auditGroupNames.filter((group) => isInAuditGroup(group, action))
  expect(actions.filter((action) => groupsOf(action).length !== 1)).toEqual([])
  expect(Object.keys(english.audit.groups).toSorted()).toEqual(auditGroupNames.toSorted())
})
