import { expect, test } from 'vitest'
import { returnAddress } from './return-address.ts'

const site = new URL('https://marra.example')

test.each([
  ['/', 'https://marra.example/'],
  ['/ru/profile?tab=1#top', 'https://marra.example/ru/profile?tab=1#top'],
  ['https://marra.example/games', 'https://marra.example/games'],
  // The path alone would be parsed as another host.
  ['/.//evil.example', 'https://marra.example//evil.example'],
])('accepts %s as an address of the site', (text, address) => {
  expect(returnAddress(text, site)?.href).toBe(address)
})

test.each([
  '',
  'games',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'https://marra.example.evil.example/',
  'https://marra.example@evil.example/',
  'http://marra.example/',
  'javascript:alert(1)',
  'data:text/html,x',
])('rejects %j', (text) => {
  expect(returnAddress(text, site)).toBeUndefined()
})
