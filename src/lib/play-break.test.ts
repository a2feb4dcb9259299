import { expect, it } from 'vitest'
import { breakOf } from './play-break.ts'

const free = { time_out_until: null, self_excluded_until: null, is_self_excluded: false, session_minutes: 3 }
const now = Date.parse('2026-03-01T10:00:00Z')
const [past, ahead] = ['2026-03-01T09:59:59Z', '2026-03-01T10:00:01Z']

it.each([
  [{}, null],
  [{ time_out_until: past }, null],
  [{ time_out_until: ahead }, { kind: 'timeOut', until: ahead }],
  [{ is_self_excluded: true }, { kind: 'excluded', until: null }],
  [
    { is_self_excluded: true, self_excluded_until: ahead, time_out_until: ahead },
    { kind: 'excluded', until: ahead },
  ],
])('%j is %j', (status, expected) => {
  expect(breakOf({ ...free, ...status }, now)).toEqual(expected)
})
