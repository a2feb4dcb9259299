import { createECDH, randomBytes } from 'node:crypto'
import { isRecord } from '../../schemas/is-record.ts'
import type { CallName } from '../../schemas/api/calls.ts'
import type { Params } from './caller.ts'

/** The state of the platform under test. */
export interface World {
  login: string
  password: string
  /** Result of a call for the player; undefined if the call fails. */
  ask: (name: CallName, params?: Params) => Promise<unknown>
}

/** Valid parameters, or why there are none. */
export type Fixture = (world: World) => Promise<Params | string> | Params | string

type Item = Readonly<Record<string, unknown>>

function itemsOf(data: unknown): Item[] {
  const items = isRecord(data) ? data['items'] : undefined
  return Array.isArray(items) ? items.filter(isRecord) : []
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Parameter `name` from the first suitable item of a list. */
function firstOf(
  list: CallName,
  name: string,
  {
    params = {},
    field = 'id',
    suits = () => true,
  }: { params?: Params; field?: string; suits?: (item: Item) => boolean } = {},
): Fixture {
  return async ({ ask }) => {
    const item = itemsOf(await ask(list, params)).find(suits)
    return item ? { [name]: text(item[field]) } : `${list} has nothing suitable`
  }
}

/** A text that meets the requirements of a payment method's field. */
function requisite({ name, pattern, min }: Item): string {
  const demand = typeof pattern === 'string' ? new RegExp(`^(?:${pattern})$`, 'u') : /^/
  const least = typeof min === 'number' ? min : 1
  const known = [
    '8600490277153308',
    '998901234567',
    '+998901234567',
    '12/30',
    '1230',
    'MARRA PLAYER',
    'a@b.uz',
  ]
  const found = known.find((value) => demand.test(value) && value.length >= least)
  return found ?? (text(name).includes('card') ? '8600490277153308' : '1'.repeat(Math.max(least, 10)))
}

function payment(settings: CallName): Fixture {
  return async ({ ask, password }) => {
    // New payment details of a withdrawal need it.
    await ask('account.confirmidentity', { password })
    const method = itemsOf(await ask(settings)).find(({ is_available: isAvailable }) => isAvailable !== false)
    if (!method) return `${settings} has no method`
    const demanded = Array.isArray(method['requisites']) ? method['requisites'].filter(isRecord) : []
    const requisites = demanded
      .filter(({ required }) => required === true)
      .map((field) => [text(field['name']), requisite(field)])
    const [bank] = method['bank_required'] === true ? itemsOf(await ask('cashier.getbanks')) : []
    return {
      method_id: text(method['id']),
      amount: text(method['min']),
      requisites: JSON.stringify(Object.fromEntries(requisites)),
      ...(bank && { bank_id: text(bank['id']) }),
    }
  }
}

const transaction = (params: Params, suits: (item: Item) => boolean = () => true) =>
  firstOf('cashier.gethistory', 'id', { params: { ...params, count: '100' }, suits })

const code = 'needs a code that only its receiver knows'
const passkey = 'needs a device with a passkey'
const isTrue = (field: string) => (item: Item) => item[field] === true
const isFalse = (field: string) => (item: Item) => item[field] === false
const days = { from: '2026-01-01', to: '2026-01-31' }
const game = firstOf('games.get', 'sysname', { field: 'sysname' })

/** Valid parameters of calls with requirements beyond their schema. */
export const fixtures: Partial<Record<CallName, Fixture>> = {
  'account.addcontact': () => ({ contact: `conformance-${Date.now()}@example.com` }),
  'account.changefakename': () => ({ fakename: `Conformance${Date.now() % 1_000_000}` }),
  'account.changelocale': () => ({ locale: 'uz' }),
  'account.changepassword': ({ password }) => ({ password, new_password: `${password}N` }),
  'account.changeSubscription': ({ login }) => ({ contact: login, subscription: '1' }),
  'account.beginauthenticator': async ({ ask, password }) => {
    await ask('account.confirmidentity', { password })
    return {}
  },
  'account.confirmauthenticator': () => 'needs a code of the app',
  'account.renewrecoverycodes': () => 'needs an authenticator app',
  'account.removeauthenticator': async ({ ask, password }) => {
    await ask('account.confirmidentity', { password })
    return {}
  },
  'account.beginpasskey': async ({ ask, password }) => {
    await ask('account.confirmidentity', { password })
    return {}
  },
  'account.addpasskey': () => passkey,
  'account.renamepasskey': () => passkey,
  'account.removepasskey': () => passkey,
  'auth.passkey': () => passkey,
  'push.subscribe': () => {
    const keys = createECDH('prime256v1')
    keys.generateKeys()
    return {
      endpoint: `https://fcm.googleapis.com/fcm/send/conformance-${Date.now()}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
      name: 'Conformance',
    }
  },
  'referral.getinvitation': async ({ ask }) => {
    const info = await ask('referral.getinfo')
    return { code: isRecord(info) ? text(info['code']) : 'ZZZZZZZZ' }
  },
  'push.unsubscribe': async ({ ask }) => {
    const settings = await ask('push.getsettings')
    const devices = isRecord(settings) && Array.isArray(settings['devices']) ? settings['devices'] : []
    const [device] = devices.filter(isRecord)
    return device ? { id: text(device['id']) } : { id: '1' }
  },
  'account.confirmContact': () => code,
  'account.confirmidentity': ({ password }) => ({ password }),
  'account.confirmTwoFactorAuth': () => code,
  'account.sendconfirmationtocontact': async ({ ask }) => {
    const profile = await ask('account.getprofileinfo')
    const contacts = isRecord(profile) ? profile['contacts'] : undefined
    const open = Array.isArray(contacts) ? contacts.filter(isRecord).find(isFalse('is_confirmed')) : undefined
    return open ? { contact: text(open['contact']) } : 'all contacts of the player are confirmed'
  },
  'account.sendidentitycode': () => 'needs a player without a password',
  'account.saveProfileInfo': () => ({ first_name: 'Dilnoza', home_town: 'Samarqand' }),
  'account.setCurrency': async ({ ask }) => {
    const info = await ask('account.getBalance')
    const main = isRecord(info) ? info['balance_main'] : undefined
    return isRecord(main) ? { currency: text(main['currency']) } : 'the balance is unknown'
  },
  'account.unsubscribe': ({ login }) => ({ contact: login }),
  'auth.callback': () => 'needs a token of an outside provider',
  'auth.login': ({ login, password }) => ({ login, password }),
  'auth.register': () => newPlayer(),
  'auth.resetpassword': () => code,
  'auth.restore': ({ login }) => ({ login }),
  'bettingBonuses.activate': firstOf('bettingBonuses.get', 'bonus_id', { suits: isTrue('can_activate') }),
  'bettingBonuses.remove': firstOf('bettingBonuses.get', 'bonus_id', { suits: isTrue('can_remove') }),
  'bonuses.activate': firstOf('bonuses.get', 'bonus_id', { suits: isTrue('can_activate') }),
  'bonuses.deactivate': firstOf('bonuses.get', 'bonus_id', { suits: isTrue('can_deactivate') }),
  'bonuses.remove': firstOf('bonuses.get', 'bonus_id', { suits: isTrue('can_remove') }),
  'campaigns.activateOffer': () => 'needs a promo code',
  'campaigns.checkPromocode': () => 'needs a promo code',
  'campaigns.takepromotions': firstOf('campaigns.getoffers', 'offer_id', {
    suits: ({ trigger, is_taken: isTaken }) =>
      isRecord(trigger) && trigger['user_satisfies_params'] === true && isTaken !== true,
  }),
  'cashbacks.payout': firstOf('cashbacks.get', 'cashback_id', { params: { statuses: 'active' } }),
  'cashbacks.remove': firstOf('cashbacks.get', 'cashback_id', { params: { statuses: 'active' } }),
  'cashier.cancelwithdrawal': transaction({ type: 'withdrawal' }, isTrue('can_cancel')),
  'cashier.getdepositinfo': transaction({ type: 'deposit' }),
  'cashier.makedeposit': payment('cashier.getdepositsettings'),
  'cashier.makewithdrawal': payment('cashier.getwithdrawsettings'),
  'cashier.removecard': firstOf('cashier.getcards', 'id'),
  'games.addLike': game,
  'games.getDetails': game,
  'games.removeLike': game,
  'games.createhistoryexportrequest': () => days,
  'games.getsportsbook': () => 'needs the sysname of a sportsbook',
  'loyalty.buyproduct': firstOf('loyalty.getproducts', 'product_id'),
  'loyalty.getProgram': firstOf('loyalty.getPrograms', 'sysname', { field: 'sysname' }),
  'loyalty.setcharacter': firstOf('loyalty.getcharacters', 'id', { suits: isTrue('is_available') }),
  'responsible.removelimit': () => ({ kind: 'session', period: 'day' }),
  'responsible.selfexclude': ({ password }) => ({ months: '1', password }),
  'responsible.setlimit': () => ({ kind: 'session', period: 'day', minutes: '600' }),
  'responsible.settimeout': () => ({ hours: '1' }),
  'storage.set': () => ({ key: 'conformance', value: 'yes' }),
  'support.sendFeedback': () => ({
    name: 'Conformance',
    email: 'conformance@example.com',
    message: 'A test of the contract',
  }),
  'tournaments.participate': firstOf('tournaments.get', 'tournament_id', { params: { status: 'active' } }),
}

/** Data of a player who does not exist yet. */
export function newPlayer() {
  const number = String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')
  return {
    phone: `99893${number}`,
    password: 'Conform1',
    birth_date: '1990-01-01',
    agreement: 'true',
  }
}
