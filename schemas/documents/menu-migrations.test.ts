import { expect, it } from 'vitest'
import { badgesOfEntries } from './menu-migrations.ts'

it('an entry of a menu of version 1 keeps its number', () => {
  const items = ['/profile/bonuses', '/profile/notifications', '/profile/verification', '/rules'].map(
    (to) => ({ id: 'a', to }),
  )
  expect(badgesOfEntries({ items: [...items, { id: 'b', action: {} }] })).toEqual({
    items: [
      { ...items[0], badge: 'bonuses' },
      { ...items[1], badge: 'notifications' },
      { ...items[2], badge: 'identityCheck' },
      items[3],
      { id: 'b', action: {} },
    ],
  })
})

it('leaves a body without entries to the contract', () => {
  expect(badgesOfEntries({ items: 'none' })).toEqual({ items: 'none' })
})
