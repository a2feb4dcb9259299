import { expect, it } from 'vitest'
import { isRecord } from '../../schemas/is-record.ts'
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
