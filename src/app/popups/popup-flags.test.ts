import { expect, test } from 'vitest'
import { flaggedPopup, popupFlagKeys, withoutKeys } from './popup-flags.ts'

test.each([
  ['?show_popup_reg=1', { popup: 'registration', preventClose: false }],
  ['?show_popup_auth', { popup: 'login', preventClose: false }],
  ['?show_popup_auth=1&prevent_close=1', { popup: 'login', preventClose: true }],
  ['?show_popup_auth=1&prevent_close=0', { popup: 'login', preventClose: false }],
  ['?show_popup_auth=1&show_popup_reg=1', { popup: 'registration', preventClose: false }],
  ['?prevent_close=1', undefined],
  ['', undefined],
])('the address %s opens %j', (search, expected) => {
  expect(flaggedPopup(search)).toEqual(expected)
})

test('the flags are removed from an address and the rest stays', () => {
  expect(withoutKeys('?a=1&show_popup_reg=1&prevent_close=1', popupFlagKeys)).toBe('?a=1')
  expect(withoutKeys('?show_popup_auth=1', popupFlagKeys)).toBe('')
})
