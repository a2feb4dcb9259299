// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { mustStayQuiet } from './quiet-pages.ts'

it.each([
  '/game/penalty-shot',
  '/betting',
  '/cashier/withdraw',
  '/profile/responsible-game',
  '/responsible-gaming',
  '/profile/verification',
  '/profile/security',
])('nothing opens by itself over %s', (path) => {
  expect(mustStayQuiet(path)).toBe(true)
})

it.each(['/', '/gamehall', '/game', '/profile/bonuses', '/profile/settings', '/forms/sign_in'])(
  'an offer may open over %s',
  (path) => {
    expect(mustStayQuiet(path)).toBe(false)
  },
)
