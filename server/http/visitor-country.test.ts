import fastify from 'fastify'
import { expect, test } from 'vitest'
import { countryReader } from './visitor-country.ts'

async function read(
  headers: Record<string, string>,
  remoteAddress = '10.0.0.7',
  header: string | null = 'cf-ipcountry',
) {
  const app = fastify()
  const countryOf = countryReader(header, ['10.0.0.0/8'])
  app.get('/', (request) => ({ country: countryOf(request) ?? null }))
  const answer = await app.inject({ url: '/', headers, remoteAddress })
  return answer.json<{ country: string | null }>().country
}

test.each([
  ['UZ', 'UZ'],
  ['kz', 'KZ'],
  // Unknown, and the Tor network.
  ['XX', null],
  ['T1', null],
  ['UZ, KZ', null],
  ['', null],
])('reads %j of a trusted proxy as %j', async (value, country) => {
  expect(await read({ 'cf-ipcountry': value })).toBe(country)
})

test('ignores the header of anyone else', async () => {
  expect(await read({ 'cf-ipcountry': 'UZ' }, '203.0.113.9')).toBeNull()
})

test('knows no country without the setting', async () => {
  expect(await read({ 'cf-ipcountry': 'UZ' }, '10.0.0.7', null)).toBeNull()
})
