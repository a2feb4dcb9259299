import { expect, test } from 'vitest'
import { localePath, splitLocalePath, switchLocalePath } from './locale-path.ts'

test.each([
  ['/', { locale: 'uz', path: '/' }],
  ['/rules?a=1#b', { locale: 'uz', path: '/rules?a=1#b' }],
  ['/ru', { locale: 'ru', path: '/' }],
  ['/ru/', { locale: 'ru', path: '/' }],
  ['/ru?a=1', { locale: 'ru', path: '/?a=1' }],
  ['/ru/game/aviora#demo', { locale: 'ru', path: '/game/aviora#demo' }],
  ['/rules', { locale: 'uz', path: '/rules' }],
  ['/russia', { locale: 'uz', path: '/russia' }],
])('the language of %s is read off its prefix', (path, expected) => {
  expect(splitLocalePath(path)).toEqual(expected)
})

test.each([
  ['/', '/ru'],
  ['/?a=1', '/ru?a=1'],
  ['/rules', '/ru/rules'],
  ['/game/aviora?x=1#demo', '/ru/game/aviora?x=1#demo'],
])('uz has no prefix and ru has /ru: %s and %s are the same page [LOC-01, LOC-02, LOC-03]', (uz, ru) => {
  expect(localePath(uz, 'uz')).toBe(uz)
  expect(localePath(uz, 'ru')).toBe(ru)
  expect(switchLocalePath(uz, 'ru')).toBe(ru)
  expect(switchLocalePath(ru, 'uz')).toBe(uz)
  expect(switchLocalePath(ru, 'ru')).toBe(ru)
})
