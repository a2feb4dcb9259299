import { expect, test } from 'vitest'
import { flaggedPopup, popupFlagKeys, withoutKeys } from './popup-flags.ts'

test.each([
  ['?show_popup_reg=1', { popup: 'registration', preventClose: false, isExpired: false }],
  ['?show_popup_auth', { popup: 'login', preventClose: false, isExpired: false }],
  ['?show_popup_auth=1&prevent_close=1', { popup: 'login', preventClose: true, isExpired: false }],
  ['?show_popup_auth=1&session_expired=1', { popup: 'login', preventClose: false, isExpired: true }],
  [
    '?show_popup_auth=1&show_popup_reg=1&prevent_close=0',
    { popup: 'registration', preventClose: false, isExpired: false },
  ],
  ['?prevent_close=1', undefined],
  ['', undefined],
])('the address %s opens %j', (search, expected) => {
  expect(flaggedPopup(search)).toEqual(expected)
})

test('the flags are removed from an address and the rest stays', () => {
  expect(withoutKeys('?a=1&show_popup_reg=1&prevent_close=1', popupFlagKeys)).toBe('?a=1')
  expect(withoutKeys('?show_popup_auth=1', popupFlagKeys)).toBe('')
})
