import type { NumericIds } from '../calls/numeric-ids.ts'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cardsOfEndedPayments } from '../migrations/cards-of-ended-payments.ts'
import { confirmedRequisites } from '../migrations/confirmed-requisites.ts'
import {
  cashierOf,
  closeSoundly,
  emptyLogin,
  makeReady,
  openCashier,
  payIn,
  prepare,
  uzcardNumber,
  type Cashier,
  type WithdrawSettings,
} from '../tests/support/cashier.ts'
import { messageTo } from '../tests/support/test-calls.ts'
import { sessionOf, type TestSandbox } from '../tests/support/test-sandbox.ts'
import { storedText } from '../../tests/support/stored-text.ts'
import type { PaymentCard } from '../../schemas/api/entities/cashier.ts'

const visaNumber = '4111111111111234'
const day = 24 * 60 * 60_000

let sandbox: TestSandbox
let cashier: Cashier
beforeEach(async () => ({ sandbox, cashier } = await openCashier()))
afterEach(() => closeSoundly(sandbox))

const cards = async () => (await cashier.read<{ items: NumericIds<PaymentCard>[] }>('getcards')).items

/** The cards that payments are to save. */
async function cardsToSave() {
  const found: string[] = []
  await prepare(sandbox, async (database) => {
    for (const { saves_card: card } of await database
      .selectFrom('transactions')
      .select('saves_card')
      .execute())
      if (card !== null) found.push(card)
  })
  return found
}

/** A deposit by a new card that the player wants to be saved. */
const depositAndSave = (number = uzcardNumber, { method = '1', expiry = '12/40' } = {}) =>
  cashier.pay('makedeposit', {
    method_id: method,
    amount: '50000',
    requisites: JSON.stringify({ card_number: number, card_expiry: expiry }),
    save_card: 'true',
  })

async function saved(number = uzcardNumber, options?: Parameters<typeof depositAndSave>[1]) {
  const { data } = await depositAndSave(number, options)
  await sandbox.post(data?.url ?? '', { decision: 'pay' })
  const [card] = await cards()
  if (card === undefined) throw new Error('no card was saved')
  return card
}

const payWith = (id: number, { method = '1', amount = '70000', key = `card-${id}` } = {}) =>
  cashier.pay('makedeposit', { method_id: method, amount, card_id: String(id) }, key)

describe('saving a card', () => {
  test('waits for the success of its deposit', async () => {
    const { data } = await depositAndSave()
    expect(await cards()).toEqual([])
    await sandbox.post(data?.url ?? '', { decision: 'pay' })
    expect(await cards()).toMatchObject([{ masked: '8600 **** **** 3308', expires: '12/40' }])
  })

  test.each(['decline', 'cancel'])('does not follow a payment that ends with %s', async (decision) => {
    const { data } = await depositAndSave()
    await sandbox.post(data?.url ?? '', { decision })
    expect(await cards()).toEqual([])
  })

  test('offers the card to withdrawals, until it is removed', async () => {
    const payoutCards = async () =>
      (await cashier.read<WithdrawSettings>('getwithdrawsettings')).items.find(({ id }) => id === 101)
        ?.saved_requisites
    const before = (await payoutCards())?.length ?? 0
    const card = await saved('8600312900004004')
    const after = await payoutCards()
    expect(after).toHaveLength(before + 1)
    expect(after?.[0]).toMatchObject({ masked: '8600 **** **** 4004', status: 'ready' })
    await cashier.pay('removecard', { id: String(card.id) })
    expect(await payoutCards()).toHaveLength(before)
  })

  test('stores a known card once, with its new expiry', async () => {
    await saved()
    await saved(uzcardNumber, { expiry: '0141' })
    expect(await cards()).toMatchObject([{ expires: '01/41' }])
  })

  test('stores the number nowhere, nor a hash that reveals it', async () => {
    await saved()
    const card_number = uzcardNumber
    const input = {
      method_id: 1,
      amount: '50000',
      campaign_offer_id: -1,
      requisites: { card_number, card_expiry: '12/40' },
      save_card: true,
    }
    const guess = JSON.stringify({ call: 'cashier.makedeposit', input })
    await prepare(sandbox, async (database) => {
      const stored = await storedText(database)
      expect(stored).toContain('payment_cards.masked: 8600********3308')
      expect(stored).not.toContain(uzcardNumber)
      expect(stored).not.toContain(createHash('sha256').update(guess).digest('hex'))
    })
  })

  test.each(['pay', 'decline', 'cancel', 'nothing'])(
    'forgets the card with the end of its payment: %s',
    async (decision) => {
      const { data } = await depositAndSave()
      expect(await cardsToSave()).toHaveLength(1)
      if (decision === 'nothing') {
        sandbox.pass(2 * day)
        const again = cashierOf(sandbox, await sandbox.login(emptyLogin), 'later')
        expect((await again.history())[0]?.status).toBe('fail')
      } else await sandbox.post(data?.url ?? '', { decision })
      expect(await cardsToSave()).toEqual([])
    },
  )

  test('leaves no card of an ended payment from an earlier build', async () => {
    await saved()
    const { data: pending } = await depositAndSave()
    await prepare(sandbox, async (database) => {
      await database
        .updateTable('transactions')
        .set({ saves_card: '{}' })
        .where('status', '=', 'success')
        .execute()
      await cardsOfEndedPayments.up(database)
    })
    await sandbox.post(pending?.url ?? '', { decision: 'pay' })
    expect(await cardsToSave()).toEqual([])
    expect(await cards()).toHaveLength(1)
  })

  test.each([
    ['13/40', 'format'],
    ['01/20', 'expired'],
  ])('rejects the expiry %s', async (expiry, reason) => {
    const { error } = await depositAndSave(uzcardNumber, { expiry })
    expect(error?.error_data).toEqual({ card_expiry: reason })
  })
})

describe('a deposit with a saved card', () => {
  test('needs neither requisites nor a payment page where the method asks for no code', async () => {
    const card = await saved()
    const { data } = await payWith(card.id)
    expect(data).toMatchObject({
      display: 'pending',
      url: null,
      transaction: { requisites: { card_number: '8600********3308' } },
    })
    expect((await cashier.history())[0]?.status).toBe('success')
    expect(await cashier.balance()).toBe('120000.00')
  })

  test('is paid once for a repeated key', async () => {
    const card = await saved()
    const first = await payWith(card.id)
    const second = await payWith(card.id)
    expect(second).toEqual(first)
    expect((await cashier.history())[0]?.status).toBe('success')
    expect(await cashier.balance()).toBe('120000.00')
  })

  test('asks for the code of the bank on the payment page where the method needs it', async () => {
    const card = await saved(visaNumber, { method: '4' })
    const { data } = await payWith(card.id, { method: '4' })
    expect(data?.display).toBe('new_window')
    const url = data?.url ?? ''
    expect((await sandbox.get(url)).body).toContain('name="code"')
    const wrong = await sandbox.post(url, { decision: 'pay', code: '000000' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('role="alert"')
    expect((await cashier.history())[0]?.status).toBe('pending')
    await sandbox.post(url, { decision: 'pay', code: '123456' })
    expect((await cashier.history())[0]?.status).toBe('success')
  })

  test('is rejected when the card has expired', async () => {
    const month = new Date(sandbox.now() + 40 * day).toISOString()
    const card = await saved(uzcardNumber, { expiry: `${month.slice(5, 7)}/${month.slice(2, 4)}` })
    sandbox.pass(80 * day)
    // The session has ended meanwhile.
    const again = cashierOf(sandbox, await sandbox.login(emptyLogin), 'later')
    expect((await again.read<{ items: NumericIds<PaymentCard>[] }>('getcards')).items).toMatchObject([
      { status: 'expired' },
    ])
    const { error } = await again.pay('makedeposit', {
      method_id: '1',
      amount: '50000',
      card_id: String(card.id),
    })
    expect(error).toMatchObject({ type: 'InvalidParameterException', error_data: { card_id: 'expired' } })
  })

  test('is rejected for a card of another method', async () => {
    const card = await saved()
    const { error } = await payWith(card.id, { method: '3' })
    expect(error?.error_data).toEqual({ card_id: 'unknown' })
  })
})

describe('a withdrawal to a card that a deposit has saved', () => {
  const number = '8600312900004004'
  const demanded = { error_data: { reason: 'confirmation_required', method: 'password' } }
  beforeEach(async () => {
    await makeReady(sandbox)
    await payIn(sandbox, cashier, '1000000')
  })

  /** A session with which nobody has confirmed anything. */
  async function steal() {
    const session = sessionOf(await sandbox.post('/api/auth/login', emptyLogin))
    return { session, stolen: cashierOf(sandbox, session, session) }
  }
  const confirm = (session: string) =>
    sandbox.post('/api/account/confirmidentity', { password: emptyLogin.password }, { session })

  const detailsOf = async ({ read }: Cashier) =>
    (await read<WithdrawSettings>('getwithdrawsettings')).items
      .find(({ id }) => id === 101)
      ?.saved_requisites.find(({ masked }) => masked.endsWith('4004'))

  const toSaved = async (from: Cashier) =>
    from.pay('makewithdrawal', {
      method_id: '101',
      amount: '60000',
      saved_requisite_id: String((await detailsOf(from))?.id),
    })
  const toNumber = (from: Cashier) => from.withdraw('60000', { card: number })

  test.each([
    ['its saved details', toSaved],
    ['its number', toNumber],
  ])('by %s is confirmed and reported once', async (_what, withdraw) => {
    const { session, stolen } = await steal()
    const { data } = await stolen.pay('makedeposit', {
      method_id: '1',
      amount: '50000',
      requisites: JSON.stringify({ card_number: number, card_expiry: '12/40' }),
      save_card: 'true',
    })
    await sandbox.post(data?.url ?? '', { decision: 'pay' })
    const before = await stolen.balance()
    expect((await withdraw(stolen)).error).toMatchObject(demanded)
    expect(await stolen.balance()).toBe(before)
    await confirm(session)
    expect((await withdraw(stolen)).data?.transaction.status).toBe('pending')
    expect((await messageTo(sandbox, emptyLogin.login))?.body).toContain('rekvizit')
    const later = await steal()
    expect((await toSaved(later.stolen)).error).toBeUndefined()
    expect((await toNumber(later.stolen)).error).toBeUndefined()
  })

  test('needs no other confirmation when a later deposit saves the card again', async () => {
    await saved(number)
    await toNumber(cashier)
    await saved(number, { expiry: '0141' })
    expect((await toSaved((await steal()).stolen)).error).toBeUndefined()
  })

  test('is offered after the details that a payout has confirmed', async () => {
    await cashier.withdraw('60000')
    await saved(number)
    const { items } = await cashier.read<WithdrawSettings>('getwithdrawsettings')
    const offered = items.find(({ id }) => id === 101)?.saved_requisites ?? []
    expect(offered.map(({ masked }) => masked.endsWith('4004'))).toEqual([false, true])
  })

  test('keeps its details when the card is removed from deposits', async () => {
    const card = await saved(number)
    await toSaved(cashier)
    await cashier.pay('removecard', { id: String(card.id) })
    expect(await cards()).toEqual([])
    expect(await detailsOf(cashier)).toMatchObject({ status: 'ready' })
  })

  test('must be confirmed for cards of an earlier build, unlike to other details', async () => {
    await saved(number)
    await cashier.withdraw('60000')
    await prepare(sandbox, async (database) => {
      await database.schema.alterTable('saved_requisites').dropColumn('confirmed_at').execute()
      await confirmedRequisites.up(database)
    })
    const { stolen } = await steal()
    expect((await toSaved(stolen)).error).toMatchObject(demanded)
    expect((await stolen.withdraw('60000')).error).toBeUndefined()
  })
})
