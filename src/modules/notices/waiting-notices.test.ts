// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import type { LoyaltyNotification } from '../../../schemas/api/entities/loyalty.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'
import { addNotices, dropNotices, takeNotices } from './waiting-notices.ts'

const notice = (id: number): LoyaltyNotification => ({
  id,
  trigger: 'level',
  type: 'credit',
  title: `Новость ${id}`,
  message: '',
  amount: null,
  amountType: null,
  image: null,
})
const idsOf = async (uid: number) => (await takeNotices(uid, 3)).taken.map(({ id }) => id)

const always = () => true

afterEach(() => localStorage.clear())

test('the notices of one player wait, until the next player takes their place', async () => {
  await addNotices(1, [notice(1)], always)
  await addNotices(1, [notice(2)], always)
  expect(await idsOf(1)).toEqual([1, 2])
  await addNotices(1, [notice(3)], always)
  await addNotices(2, [notice(4)], always)
  expect(await idsOf(1)).toEqual([])
  await addNotices(1, [notice(5)], always)
  await addNotices(2, [], always)
  expect(localStorage.length).toBe(0)
})

test('nothing is left of the notices of a deleted account', async () => {
  await addNotices(1, [notice(1)], always)
  await dropNotices()
  expect(localStorage.length).toBe(0)
  expect(await idsOf(1)).toEqual([])
})

test('notices are not stored for a player who is not there any more', async () => {
  await addNotices(1, [notice(1)], () => false)
  expect(localStorage.length).toBe(0)
})

test('what another version of the site has stored is ignored', async () => {
  const stored = { uid: 1, storedAt: Date.now(), notices: [{ id: 7 }, notice(2)] }
  localStorage.setItem(storageKeys.notices, JSON.stringify(stored))
  expect(await idsOf(1)).toEqual([2])
})
