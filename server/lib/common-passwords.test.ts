import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('a password', () => {
  test.each(['12345678', 'Password1', 'qwertyuiop', 'QWERTY123', 'aaaaaaaa', '1qaz2wsx'])(
    '%s is common',
    (password) => {
      expect(isCommonPassword(password)).toBe(true)
    },
  )

  test.each(['marra2026', 'toshkentda-yomgir', 'kX9#mmQ2pL'])('%s is not', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})
