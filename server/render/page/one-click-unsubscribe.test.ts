import { expect, it, vi } from 'vitest'
import { builtInLocales } from '../../../schemas/locale.ts'
import { readSettings } from '../../env.ts'
import { createServer } from '../../site/create-server.ts'
import { registerOneClickUnsubscribe } from './one-click-unsubscribe.ts'

/** POSTs the link of an e-mail, as the provider of a mailbox does. */
async function post(url: string, payload: string, contentType = 'application/x-www-form-urlencoded') {
  const app = createServer(readSettings({ LOG_LEVEL: 'silent' }))
  const unsubscribe = vi.fn(() => Promise.resolve())
  registerOneClickUnsubscribe(app, { unsubscribe, gateway: { locales: builtInLocales } })
  const answer = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': contentType, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
  })
  return { status: answer.statusCode, location: answer.headers.location, called: unsubscribe.mock.calls }
}

const multipart = [
  '--x',
  'Content-Disposition: form-data; name="List-Unsubscribe"',
  '',
  'One-Click',
  '--x--',
  '',
]

it.each([
  ['/unsubscribe?token=7.abc', 'List-Unsubscribe=One-Click', undefined, 'uz'],
  ['/ru/unsubscribe?token=7.abc', multipart.join('\r\n'), 'multipart/form-data; boundary=x', 'ru'],
])('a POST to %s unsubscribes the address at once', async (url, payload, contentType, locale) => {
  expect(await post(url, payload, contentType)).toEqual({
    status: 200,
    location: undefined,
    called: [['7.abc', locale]],
  })
})

it.each([
  ['without the field of RFC 8058', '/unsubscribe?token=7.abc', 'a=1'],
  ['without a token', '/unsubscribe', 'List-Unsubscribe=One-Click'],
])('a POST %s opens the page', async (_, url, payload) => {
  expect(await post(url, payload)).toEqual({ status: 303, location: url, called: [] })
})
