import { describe, expect, test } from 'vitest'
import { callContracts, callNames, isCallName, type CallName } from '../../schemas/api/calls.ts'
import { methodOf } from '../../schemas/api/methods.ts'
import { apiVersion } from '../../schemas/api/version.ts'

/** Every call of the specification (section 7), with its method and parameters. */
const specified: [CallName, 'GET' | 'POST', ...parameters: string[]][] = [
  ['account.getInfo', 'GET'],
  ['account.getBalance', 'GET'],
  ['account.getDepositLimit', 'GET'],
  ['account.getContactPhoneSettings', 'GET'],
  ['account.getcurrencyrates', 'GET'],
  ['account.getPersonalDataFields', 'GET'],
  ['account.getprofileinfo', 'GET', 'fields'],
  ['account.addcontact', 'POST', 'contact', 'phone_country_code'],
  ['account.changefakename', 'POST', 'fakename'],
  ['account.changelocale', 'POST', 'locale'],
  ['account.changepassword', 'POST', 'password', 'new_password'],
  ['account.changeSubscription', 'POST', 'contact', 'subscription'],
  ['account.changeTwoFactorAuth', 'POST'],
  ['account.confirmContact', 'POST', 'contact', 'code'],
  ['account.confirmTwoFactorAuth', 'POST', 'code'],
  ['account.saveProfileInfo', 'POST', 'first_name', 'last_name', 'birth_date', 'address', 'postcode'],
  ['account.sendconfirmationtocontact', 'POST', 'contact'],
  ['account.setUserOnVerification', 'POST'],
  ['account.setCurrency', 'POST', 'currency'],
  ['account.unsubscribe', 'POST'],
  ['auth.login', 'POST', 'login', 'password'],
  ['auth.logout', 'GET'],
  ['auth.restore', 'POST', 'login'],
  [
    'auth.register',
    'POST',
    'is_tg',
    'id',
    'username',
    'hash',
    'language_code',
    'payload',
    'password',
    'promo_code',
  ],
  ['banners.get', 'GET', 'offset', 'count', 'fields'],
  ['jackpots.get', 'GET'],
  ['jackpots.getWinners', 'GET'],
  ['tournaments.get', 'GET', 'ids', 'count', 'offset', 'fields', 'status'],
  ['tournaments.participate', 'POST', 'tournament_id'],
  ['bettingBonuses.get', 'GET'],
  ['bettingBonuses.activate', 'POST', 'bonus_id'],
  ['bettingBonuses.remove', 'POST', 'bonus_id'],
  ['bonuses.get', 'GET', 'count', 'offset', 'fields', 'status'],
  ['bonuses.activate', 'POST', 'bonus_id'],
  ['bonuses.deactivate', 'POST', 'bonus_id'],
  ['bonuses.remove', 'POST', 'bonus_id'],
  ['campaigns.getoffers', 'GET', 'offset', 'fields'],
  ['campaigns.activateOffer', 'POST', 'promo_code', 'fields'],
  ['campaigns.checkPromocode', 'POST', 'promo_code'],
  ['campaigns.takepromotions', 'POST', 'offer_id'],
  ['cashbacks.get', 'GET', 'count', 'offset', 'sort', 'order', 'statuses', 'fields'],
  ['cashbacks.payout', 'POST', 'cashback_id'],
  ['cashbacks.remove', 'POST', 'cashback_id'],
  ['cashier.getbanks', 'GET'],
  ['cashier.getdepositinfo', 'GET', 'id'],
  ['cashier.getdepositsettings', 'GET'],
  ['cashier.gethistory', 'GET', 'offset', 'count', 'type', 'statuses'],
  ['cashier.getwithdrawsettings', 'GET'],
  ['cashier.cancelwithdrawal', 'POST', 'id'],
  ['cashier.makedeposit', 'POST', 'method_id', 'amount', 'campaign_offer_id', 'requisites'],
  ['cashier.makewithdrawal', 'POST', 'method_id', 'amount', 'requisites'],
  ['freespins.get', 'GET', 'fields', 'status', 'count'],
  ['chatEvents.store', 'POST', 'channel_id', 'conversation_id', 'text', 'event'],
  [
    'games.get',
    'GET',
    'options',
    'offset',
    'count',
    'sort',
    'order',
    'query',
    'fields',
    'types',
    'tags',
    'providers',
  ],
  ['games.getLikes', 'GET'],
  ['games.addLike', 'POST', 'sysname'],
  ['games.removeLike', 'POST', 'sysname'],
  ['games.getCategories', 'GET'],
  ['games.getProviders', 'GET', 'fields', 'types'],
  ['games.getHistory', 'GET'],
  ['games.gethistoryexportrequest', 'GET'],
  ['games.createhistoryexportrequest', 'POST'],
  ['games.getsportsbook', 'GET', 'sysname'],
  ['leaderboard.get', 'GET'],
  ['loyalty.buyproduct', 'POST'],
  ['loyalty.getcharacters', 'GET'],
  ['loyalty.getinfo', 'GET'],
  ['loyalty.getnotifications', 'GET'],
  ['loyalty.getproducts', 'GET'],
  ['loyalty.setcharacter', 'POST', 'id'],
  ['loyalty.getPrograms', 'GET'],
  ['loyalty.getProgram', 'GET'],
  ['metadata.get', 'GET'],
  ['metadata.getgeneralinfo', 'GET'],
  ['popups.get', 'GET'],
  ['storage.get', 'GET', 'keys'],
  ['storage.getKeys', 'GET'],
  ['storage.set', 'POST', 'key', 'value'],
  ['identity.createApplicant', 'POST'],
  ['identity.getAccessToken', 'POST', 'externalActionId'],
  ['support.getsettings', 'GET'],
  ['support.sendFeedback', 'POST'],
  ['events.handle', 'GET', 'event_name', 'event_params'],
]

test.each(specified)('%s uses %s and the parameters of the specification', (name, method, ...parameters) => {
  expect(methodOf(name)).toBe(method)
  expect(Object.keys(callContracts[name].params.properties)).toEqual(expect.arrayContaining(parameters))
})

test('calls outside the specification are optional for a platform', () => {
  const named = new Set<CallName>(specified.map(([name]) => name))
  const others = callNames.filter((name) => !named.has(name))
  expect(others.filter((name) => !('optional' in callContracts[name]))).toEqual([])
  expect(others).toContain('responsible.selfexclude')
})

describe('defaults of the specification', () => {
  const defaults: [call: CallName, parameter: string, value: unknown][] = [
    ['games.get', 'count', 18],
    ['games.get', 'sort', 'priority'],
    ['games.get', 'order', 'asc'],
    ['freespins.get', 'count', 99],
    ['banners.get', 'count', 10],
    ['banners.get', 'type', 'standard'],
    ['cashier.gethistory', 'count', 4],
    ['cashier.makedeposit', 'campaign_offer_id', -1],
    ['bonuses.get', 'status', 'all'],
    ['freespins.get', 'status', 'active'],
    ['cashbacks.get', 'sort', 'end_date'],
    ['cashbacks.get', 'order', 'desc'],
  ]
  test.each(defaults)('%s: %s defaults to %s', (name, parameter, value) => {
    const properties: Record<string, object> = callContracts[name].params.properties
    expect(properties[parameter]).toMatchObject({ default: value })
  })
})

test('the version of the calls is 2.34', () => expect(apiVersion).toBe('2.34'))

test('recognizes a name that is not a call', () => {
  expect(isCallName('games.explode')).toBe(false)
  expect(isCallName('constructor')).toBe(false)
})
