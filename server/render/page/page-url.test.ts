import { expect, it } from 'vitest'
import { builtInCodes } from '../../../schemas/locale.ts'
import { canonicalAddress, previousPath, readPageUrl } from './page-url.ts'

const codes = builtInCodes

it.each([
  ['/', null],
  ['/?a=1', null],
  ['/rules', null],
  ['/ru', null],
  ['/ru/rules?a=1', null],
  ['/rural', null],
  ['/uz', '/'],
  ['/uz/rules?a=1', '/rules?a=1'],
  ['/UZ/rules', '/rules'],
  ['/RU', '/ru'],
  ['/Ru/rules/', '/ru/rules'],
  ['/ru/', '/ru'],
  ['/rules/', '/rules'],
  ['/rules//', '/rules'],
  ['/cashier//deposit', '/cashier/deposit'],
  ['/Rules', null],
])('%s has the canonical address %s', (url, expected) => {
  expect(canonicalAddress(url, codes)).toBe(expected)
})

it.each([
  '//evil.example',
  '/uz//evil.example',
  '/\\evil.example',
  '/uz/\\evil.example/',
  '///evil.example?x',
])('never redirects %s to another host', (url) => {
  const target = canonicalAddress(url, codes)
  expect(new URL(target ?? url, 'http://localhost').host).toBe('localhost')
})

it('reads language, path and query from an address', () => {
  expect(readPageUrl('/ru/rules?a=1&b', codes)).toEqual({ locale: 'ru', path: '/rules', search: '?a=1&b' })
  expect(readPageUrl('/?', codes)).toEqual({ locale: 'uz', path: '/', search: '' })
})

it('reads the previous page only if it belongs to this site', () => {
  const host = 'localhost:3000'
  expect(previousPath('http://localhost:3000/ru/cashier/deposit/uzcard?a=1', host, codes)).toEqual({
    previous: '/cashier/deposit/uzcard',
  })
  expect(previousPath('https://evil.example/cashier/deposit', host, codes)).toEqual({})
  expect(previousPath(undefined, host, codes)).toEqual({})
  expect(previousPath('nonsense', host, codes)).toEqual({})
})

it('reads the languages that the site has', () => {
  const added = [...codes, 'kk']
  expect(readPageUrl('/kk/rules', added)).toEqual({ locale: 'kk', path: '/rules', search: '' })
  expect(readPageUrl('/kk/rules', codes)).toEqual({ locale: 'uz', path: '/kk/rules', search: '' })
  expect(canonicalAddress('/KK/rules/', added)).toBe('/kk/rules')
  expect(canonicalAddress('/KK/rules', codes)).toBeNull()
  expect(previousPath('http://site/kk/rules', 'site', added)).toEqual({ previous: '/rules' })
})
