import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { expandValidators } from '../../forms/contract/expand-validators.ts'
import { interpret } from '../../forms/interpret.ts'
import { callContracts } from '../../schemas/api/calls.ts'
import { acceptsMethod } from '../../schemas/api/methods.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { localeCookieDays } from '../../src/lib/browser/locale-cookies.ts'
import * as constants from '../../src/lib/constants.ts'
import { confirmHintTime, registrationHintTime } from '../../src/lib/preferences/hint-rules.ts'
import { historyPageSize } from '../../src/modules/cashier/history/history-pages.ts'
import { windowFeatures } from '../../src/modules/sign-in/social-window.ts'
import { createToastStore } from '../../src/modules/toasts/toast-store.ts'
import { specified } from '../contract/specified-calls.ts'
import { startSite, type Site } from '../e2e/support/site.ts'
import { defaultBody } from '../e2e/support/texts.ts'
import { testAccount } from '../support/test-account.ts'
import { publishAt } from './support/requests.ts'

/*
 * The numbers of the specification beside what the running site does, each with its section. The length of passwords,
 * in which the documents of the site differ, is measured without their value. Those that only a browser uses are read
 * from the modules that it runs, and proved by the tests of these.
 */

const player = { cookie: 'marquee_session=player' }
/** Parameters that the platform has received, by call. */
const received = new Map<string, Record<string, string>[]>()
/** Error type that the platform answers to a call. */
const errors = new Map<string, [type: string, status: number]>()
const answers: Readonly<Record<string, unknown>> = {
  'account/getInfo': testAccount,
  'games/get': { items: [], total: 0 },
  'banners/get': { items: [], total: 0 },
  'cashier/gethistory': { items: [], total: 0 },
  'auth/logout': 1,
}
/** Calls without which forms are complete; the site does not send them again. */
const lacking = new Set(['metadata/get', 'account/getContactPhoneSettings'])
let operator: Server
let site: Site

beforeAll(async () => {
  operator = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://operator')
    const call = pathname.replace('/api/', '')
    const method = { method: request.method ?? '' }
    received.set(call, [...(received.get(call) ?? []), { ...Object.fromEntries(searchParams), ...method }])
    const [type, status] =
      errors.get(call) ??
      (call in answers
        ? []
        : lacking.has(call)
          ? ['MethodNotFoundException', 404]
          : ['InvalidParameterException', 422])
    response.writeHead(status ?? 200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(type === undefined ? { data: answers[call] } : { error: { type, message: '' } }),
    )
  })
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve))
  const address = operator.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  site = await startSite({ PLATFORM_URL: `http://127.0.0.1:${address.port}`, LOG_LEVEL: 'silent' })
  const { passwordLength: _length, ...forms } = defaultBody('settings/forms')
  await publishAt(site, [{ kind: 'settings', key: 'forms', schemaVersion: 1, body: forms }])
  await vi.waitFor(async () => expect(await lengthsOf('registration', 'password')).toEqual([6, 20]), 5000)
}, 120_000)
beforeEach(() => {
  received.clear()
  errors.clear()
})
afterAll(async () => {
  await site.stop()
  operator.close()
})

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${site.url}${path}`, { headers, redirect: 'manual' })).status

/** A parameter of the first call that a page makes and that has the parameter. */
async function sentBy(path: string, call: string, parameter: string): Promise<string | undefined> {
  await fetch(`${site.url}${path}`, { headers: player })
  return received.get(call)?.find((params) => parameter in params)?.[parameter]
}

/** The least and the greatest number of characters that a field of a form accepts. */
async function lengthsOf(form: string, field: string, character = 'a'): Promise<(number | undefined)[]> {
  const compiled: unknown = await (await fetch(`${site.url}/nfx/forms/uz/${form}`)).json()
  const schema = isRecord(compiled) && isRecord(compiled['schema']) ? compiled['schema'] : {}
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  const engine = interpret(expandValidators({ type: 'object', properties: { [field]: properties[field] } }))
  const accepted = Array.from({ length: 140 }, (_, length) => length + 1).filter((length) =>
    engine({ [field]: character.repeat(length) }),
  )
  return [accepted[0], accepted.at(-1)]
}

/** The value of a parameter of `games.get` unless another is sent. */
const defaultOf = (name: 'count' | 'sort' | 'order'): unknown =>
  Reflect.get(callContracts['games.get'].params.properties[name], 'default')

async function configured(...path: string[]): Promise<unknown> {
  const config: unknown = await (await fetch(`${site.url}/nfx/cms-config/uz`)).json()
  return path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), config)
}

function toastMs(): number | null | undefined {
  const store = createToastStore()
  store.dismiss(store.show({ kind: 'info', title: '' }))
  return store.get()[0]?.duration
}

const refresh = (name: string) => configured('functional', 'settingsForUpdBalance', name)

async function fail(call: string, type: string, status: number, path: string): Promise<number> {
  errors.set(call, [type, status])
  return statusOf(path, player)
}

const numbers: readonly [
  section: string,
  what: string,
  expected: unknown,
  measure: () => Promise<unknown>,
][] = [
  ['5 and 9', 'characters of a new password', [6, 20], () => lengthsOf('registration', 'password')],
  [
    '5 and 9',
    'characters of a changed password',
    [6, 20],
    () => lengthsOf('change-password', 'new_password'),
  ],
  ['5 and 9', 'digits of a confirmation code', [6, 6], () => lengthsOf('contact-code', 'code', '1')],
  ['5 and 9', 'digits of a two-factor code', [6, 6], () => lengthsOf('two-factor-code', 'code', '1')],
  ['5 and 9', 'digits of a post code', [1, 8], () => lengthsOf('profile', 'postcode', '1')],
  ['5 and 9', 'characters of a fakename', 4, async () => (await lengthsOf('fakename', 'fakename'))[0]],
  ['7 and 9', 'version of the API', '2.34', () => sentBy('/gamehall', 'games/get', 'v')],
  // The call's own default, which the lobby does not change.
  [
    '9',
    'games of a list',
    18,
    async () => (await sentBy('/gamehall', 'games/get', 'count')) ?? defaultOf('count'),
  ],
  ['9', 'banners of a request', '10', () => sentBy('/promotions', 'banners/get', 'count')],
  ['9', 'games of a tournament', '12', () => sentBy('/tournaments/14/gamehall', 'games/get', 'count')],
  [
    '9',
    'order of games',
    ['priority', 'asc'],
    async () => [
      (await sentBy('/gamehall', 'games/get', 'sort')) ?? defaultOf('sort'),
      (await sentBy('/gamehall', 'games/get', 'order')) ?? defaultOf('order'),
    ],
  ],
  ['9', 'packs of free spins', '99', () => sentBy('/profile/bonuses', 'freespins/get', 'count')],
  ['9', 'status of bonuses', 'all', () => sentBy('/profile/bonuses', 'bonuses/get', 'status')],
  ['9', 'seconds between refreshes of the balance', 10, () => refresh('countSecondsForInterval')],
  ['9', 'seconds between refreshes after clicks', 1, () => refresh('countSecondsForDelayBetweenClick')],
  ['9', 'minutes until refreshes end', 5, () => refresh('countMinutesAfterWhichRequestsTurnedOff')],
  ['9', 'milliseconds before a loyalty notification', 300, () => configured('loyalty', 'notificationDelay')],
  ['9', 'milliseconds of a loyalty notification', 5000, () => configured('loyalty', 'notificationDuration')],
  ['9', 'volume of its sound', 0.5, () => configured('loyalty', 'soundVolume')],
  [
    '8',
    'status for a banned player',
    403,
    () => fail('account/getInfo', 'UserBannedException', 403, '/rules'),
  ],
  [
    '8',
    'status for a forbidden page',
    403,
    () => fail('account/getInfo', 'AccessDeniedException', 403, '/rules'),
  ],
  [
    '8',
    'status while the application is disabled',
    503,
    () => fail('account/getInfo', 'ApplicationDisabledException', 503, '/rules'),
  ],
  [
    '8',
    'status while the application is unavailable',
    503,
    () => fail('account/getInfo', 'ApplicationUnavailableException', 503, '/rules'),
  ],
  ['8', 'status of an unknown address', 404, () => statusOf('/no-such-page')],
]

it.each(numbers)('section %s: %s', async (_section, _what, expected, measure) => {
  expect(await measure()).toEqual(expected)
})

it.each([
  [
    '7',
    'size of the window of a social login',
    /width=640,height=480/,
    windowFeatures({ screenX: 0, screenY: 0, outerWidth: 1440, outerHeight: 900 }),
  ],
  ['9', 'currency of a site that names none', 'USD', constants.fallbackCurrency],
  ['9', 'milliseconds of a toast', 5000, toastMs()],
  ['9', 'entries of a page of the history', 4, historyPageSize],
  ['9', 'milliseconds of the hint for a first deposit', 7_200_000, registrationHintTime],
  ['9', 'milliseconds of the hint to confirm a contact', 432_000_000, confirmHintTime],
  ['9', 'milliseconds of a day', 86_400_000, constants.dayInMilliseconds],
  ['9', 'milliseconds between automatic reloads', 10_000, constants.reloadGuardInMilliseconds],
  ['9', 'days of the cookies of the language', 365, localeCookieDays],
  ['9', 'pixels beyond the end of a page', 5000, constants.scrollToBottomOffset],
  ['9', 'view box of icons', '0 0 24 24', constants.iconViewBox],
  [
    '9',
    'view boxes of system pages',
    ['0 0 312 129', '0 0 400 180'],
    Object.values(constants.systemViewBoxes),
  ],
  ['9', 'limits of queries', [5, 20, 1000], Object.values(constants.queryLimits)],
])('section %s, of the application: %s', (_section, _what, expected, actual) => {
  expect(actual).toEqual(expected instanceof RegExp ? expect.stringMatching(expected) : expected)
})

describe.each(['password', 'new_password'])('section 5: the server on %s', (field) => {
  const [url, names] =
    field === 'password' ? ['/api/auth/register', {}] : ['/api/account/changepassword', { password: 'old' }]
  it.each([
    [5, 'minLength'],
    [21, 'maxLength'],
  ])('rejects %i characters', async (length, reason) => {
    const body = new URLSearchParams({ ...names, [field]: 'a'.repeat(length) })
    const answer = await fetch(`${site.url}${url}?v=2.34&locale=uz`, {
      method: 'POST',
      headers: player,
      body,
    })
    expect(await answer.text()).toContain(`"${field}":"${reason}"`)
    expect(received.size).toBe(0)
  })
})

describe('section 7: methods', () => {
  const headers = { ...player, accept: 'application/json' }

  const sent = specified.filter(([name]) => !lacking.has(name.replace('.', '/')))
  it.each(sent)('%s is %s, and no other', async (name, method) => {
    const path = `${site.url}/api/${name.replace('.', '/')}?v=2.34&locale=uz`
    for (const other of ['GET', 'POST'].filter((each) => !acceptsMethod(name, each)))
      expect((await fetch(path, { method: other, headers })).status).toBe(405)
    await fetch(path, { method, headers: { ...headers, 'idempotency-key': crypto.randomUUID() } })
    expect(received.get(name.replace('.', '/'))).toMatchObject([{ method }])
  })
})
