import { expect, it } from 'vitest'
import { isRecord } from '../../schemas/is-record.ts'
import { auditActions } from '../../schemas/studio/audit-actions.ts'
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
