import { fail, checkValidCall, checkInvalidCall, pass, read, skip } from './outcome.ts'
import { apiVersion } from '../../schemas/api/version.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { Caller } from './caller.ts'
import type { Players } from './players.ts'
import { checkGood, type Case } from './run.ts'

const tooLong = 70_000

/** Cases that concern the platform as a whole. */
export function generalCases({ guest, player, world }: Players, url: string): Case[] {
  const credentials = { login: world.login, password: world.password }
  const loginWith = (type: string, text: string) => guest.call('auth.login', {}, { body: { type, text } })
  return [
    {
      name: 'a call that does not exist',
      check: async () => {
        const reading = read(await guest.send('conformance/nosuchcall', {}), null)
        if ('rejection' in reading && reading.rejection.type === 'MethodNotFoundException') return pass()
        return fail('fault' in reading ? reading.fault : 'not a MethodNotFoundException')
      },
    },
    {
      name: 'an unknown parameter, and _non_strict',
      level: 'must',
      check: async () => {
        const query = { v: '2.34', locale: 'ru', _non_strict: '1', conformance: 'x' }
        return checkGood('games.get', await guest.call('games.get', {}, { query }))
      },
    },
    ...(
      [
        ['v', { locale: 'uz' }],
        ['locale', { v: apiVersion }],
        ['_non_strict', { v: apiVersion, locale: 'uz', _non_strict: 'x' }],
      ] as const
    ).map(([field, query]) => ({
      name: field === '_non_strict' ? 'a wrong _non_strict' : `a missing ${field}`,
      check: async () =>
        checkInvalidCall('games.get', await guest.call('games.get', {}, { query }), {
          type: 'InvalidParameterException',
          field,
        }),
    })),
    {
      name: 'a body that is no form data',
      check: async () =>
        checkInvalidCall('auth.login', await loginWith('application/json', JSON.stringify(credentials)), {
          type: 'InvalidRequestException',
        }),
    },
    {
      name: 'a body of more than 64 KiB',
      check: async () =>
        checkInvalidCall(
          'auth.login',
          await loginWith('application/x-www-form-urlencoded', `login=${'x'.repeat(tooLong)}`),
          {
            type: 'InvalidRequestException',
          },
        ),
    },
    {
      name: 'multipart form data',
      check: async () => {
        const body = new FormData()
        for (const [name, value] of Object.entries(credentials)) body.set(name, value)
        if (!player) return skip('nobody could be registered or logged in')
        return checkValidCall('auth.login', await new Caller(url).call('auth.login', {}, { body }))
      },
    },
    {
      name: 'a wrong password',
      level: 'must',
      check: async () =>
        checkInvalidCall(
          'auth.login',
          await guest.call('auth.login', { ...credentials, password: 'Wrong123' }),
          {
            type: 'AuthorizationException',
          },
        ),
    },
    {
      name: 'a guest is nobody',
      level: 'must',
      check: async () => {
        const { body } = await guest.call('account.getInfo')
        const data = isRecord(body) ? body['data'] : undefined
        return isRecord(data) && data['uid'] === 0 ? pass() : fail('account.getInfo does not answer uid 0')
      },
    },
    {
      name: 'a promo code that does not exist',
      check: async () => {
        const answer = await guest.call('campaigns.checkPromocode', { promo_code: 'NO-SUCH-CODE' })
        const checked = checkInvalidCall('campaigns.checkPromocode', answer, {
          type: 'InvalidParameterException',
          field: 'promo_code',
        })
        const error = isRecord(answer.body) ? answer.body['error'] : undefined
        const data = isRecord(error) ? error['error_data'] : undefined
        if (checked.outcome !== 'pass' || (isRecord(data) && Array.isArray(data['promo_code'])))
          return checked
        return fail('error_data.promo_code is no list of codes')
      },
    },
  ]
}
