import { expect, it } from 'vitest'
import { formatElapsed } from './game-session.tsx'

it('formats minutes and seconds, and hours if there are any', () => {
  expect([0, 42, 61, 3600, 36_061].map(formatElapsed)).toEqual([
    '00:00',
    '00:42',
    '01:01',
    '1:00:00',
    '10:01:01',
  ])
})
