import { describe, expect, test } from 'vitest'
import { consistsOf, isCommonPassword, wordsOf } from './common-passwords.ts'

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

describe('a password of a user of casino.example', () => {
  const words = wordsOf(['https://casino.example', 'dilnoza.karimova@mail.uz', 'Дилноза К.'])

  test.each(['CasinoCasino2026', 'karimova-dilnoza', 'Дилноза-2026', 'dilnoza@casino.example'])(
    '%s consists of words that others know',
    (password) => {
      expect(consistsOf(password, words)).toBe(true)
    },
  )

  test.each(['casino with a lantern', 'dilnoza, come home', 'kX9#mmQ2pL', 'short'])(
    '%s does not',
    (password) => {
      expect(consistsOf(password, words)).toBe(false)
    },
  )
})
