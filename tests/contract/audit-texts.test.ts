import { expect, it } from 'vitest'
import { isRecord } from '../../schemas/is-record.ts'
import { auditGroupNames, isInAuditGroup } from '../../schemas/studio/audit.ts'
import { auditActions } from '../../schemas/studio/audit-actions.ts'
import { rules } from '../../server/content/publish/rules/index.ts'
import english from '../../src/studio/messages/en.json' with { type: 'json' }
import russian from '../../src/studio/messages/ru.json' with { type: 'json' }
import uzbek from '../../src/studio/messages/uz.json' with { type: 'json' }

it.each([
  ['English', english],
  ['Russian', russian],
  ['Uzbek', uzbek],
])('names every recorded action for people in %s', (_language, { audit }) => {
  const textOf = (action: string) =>
    action.split('.').reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), audit.actions)
  expect(auditActions.filter((action) => typeof textOf(action) !== 'string')).toEqual([])
})

it('names every warning of publishing for people', () => {
  const codes = rules.filter(({ severity }) => severity === 'warning').map(({ code }) => code)
  expect(codes.filter((code) => !Object.hasOwn(english.audit.warnings, code))).toEqual([])
})

it('has every recorded action in one group of the filters', () => {
  const groupsOf = (action: string) => auditGroupNames.filter((group) => isInAuditGroup(group, action))
  expect(auditActions.filter((action) => groupsOf(action).length !== 1)).toEqual([])
  expect(Object.keys(english.audit.groups).toSorted()).toEqual(auditGroupNames.toSorted())
})
