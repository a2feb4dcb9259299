import { expect, it } from 'vitest'
import { testAccount } from '../../tests/support/test-account.ts'
import { playerName } from './player-name.ts'

it.each([
  ['the own name', { own_name: 'Dilshod K.' }, 'Dilshod K.'],
  ['the public name of a player without an own name', { own_name: '' }, 'player'],
  ['the public name if the platform has no own names', {}, 'player'],
  ['the login of a player without a public name', { fakename: '' }, '998901234567'],
])('addresses a player by %s', (_what, fields, name) => {
  expect(playerName({ ...testAccount, ...fields })).toBe(name)
})

it('has no name for a guest', () => {
  expect(playerName(null)).toBe('')
})
