import { expect, it } from 'vitest'
import { readSettings } from './env.ts'

it('has a default for every setting', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({ port: 3000, host: 'localhost', publicUrl: 'http://localhost:3000' })
  expect(settings.sessionCookie).toBe('marquee_session')
})

it('derives the addresses from the port', () => {
  const settings = readSettings({ PORT: '3101' })
  expect(settings.publicUrl).toBe('http://localhost:3101')
  expect(settings.framesOrigin).toBe('http://127.0.0.1:3101')
})

it('binds the session cookie to the host where the site is served over https', () => {
  expect(readSettings({ PUBLIC_URL: 'https://example.com' }).sessionCookie).toBe('__Host-marquee_session')
})

it('takes an empty variable for one that was left out', () => {
  expect(readSettings({ PORT: ' ', PLATFORM_URL: '' })).toMatchObject({ port: 3000, platformUrl: null })
})

it.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', '31.5'],
  ['PUBLIC_URL', 'example.com'],
  ['PUBLIC_URL', 'https://example.com/path'],
  ['PLATFORM_URL', 'ftp://example.com'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'maybe'],
])('refuses %s=%s with its name and value in one line', (name, value) => {
  const attempt = () => readSettings({ [name]: value })
  expect(attempt).toThrow(new RegExp(`^The setting ${name} \\("${value}"\\) is malformed: .+$`))
})

it('does not repeat a secret that it refuses', () => {
  const attempt = () => readSettings({ CONTENT_TOKEN: 'too-short' })
  expect(attempt).toThrow(/CONTENT_TOKEN is malformed/)
  expect(attempt).not.toThrow(/too-short/)
})
