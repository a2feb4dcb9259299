import { expect, it } from 'vitest'
import type { PlacedBlock } from '../../../model/blocks.ts'
import { pastCountdowns } from './past-periods.ts'

const countdown = (moment: string): PlacedBlock => ({
  block: { id: 'a', type: 'Countdown', version: 1, props: { moment } },
  pointer: '/blocks/0',
})
const now = Date.parse('2026-11-30T16:00:00Z')
const linesOf = (moment: string, before: readonly PlacedBlock[]) =>
  pastCountdowns([countdown(moment)], before, now).map(({ code }) => code)

it.each([
  ['2026-11-30T21:00+05:00', ['past-countdown']],
  ['2026-11-30T21:01+05:00', []],
])('a new countdown to %s has the issues %j', (moment, issues) => {
  expect(linesOf(moment, [])).toEqual(issues)
  expect(linesOf(moment, [countdown('2026-12-24T00:00Z')])).toEqual(issues)
})

it('leaves a countdown alone that was published in time', () => {
  const moment = '2026-11-01T00:00Z'
  expect(linesOf(moment, [countdown(moment)])).toEqual([])
})
