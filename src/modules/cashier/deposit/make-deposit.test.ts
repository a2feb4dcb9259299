// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { testCashier, testDeposit } from '../../../../tests/support/test-cashier.ts'
import { depositAndLeave } from './deposit-operation.ts'
import { sessionStore } from '../../session/index.ts'
import { onTrackedEvent, type TrackedEvent } from '../../tracking/index.ts'
import { moneyIntents } from '../intents/browser-intents.ts'
import { deposits, makeDeposit } from './make-deposit.ts'

const order = {
  methodId: 1,
  method: 'uzcard',
  amount: '500000',
  offerId: -1,
  requisites: { card_number: '8600490277153308' },
}

/** Simulates a reload, which only the browser's storage survives. */
const reload = () => deposits.start()

beforeEach(() => {
  localStorage.clear()
  sessionStore.set(testAccount)
  deposits.start()
})
describe('a deposit', () => {
  it('is one payment for a double click', async () => {
    const { called, history } = testCashier()
    const [first, second] = await Promise.all([makeDeposit(order), makeDeposit(order)])
    expect(second).toEqual(first)
    expect(called('cashier.makedeposit')).toHaveLength(1)
    expect(history).toHaveLength(2)
  })

  it('is sent with a key and without an offer [CASH-06]', async () => {
    const { called } = testCashier()
    await makeDeposit(order)
    const [call] = called('cashier.makedeposit')
    expect(call?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
    expect(call?.params).toMatchObject({
      method_id: '1',
      amount: '500000',
      campaign_offer_id: '-1',
      requisites: '{"card_number":"8600490277153308"}',
    })
  })

  it('is reported as make_deposit with its id and amount [TRACK-08]', async () => {
    testCashier()
    const reported: TrackedEvent[] = []
    const stop = onTrackedEvent((event) => reported.push(event))
    const way = { assign: () => undefined, open: () => undefined }
    const values = { method_id: 1, method: 'uzcard', amount: '500000', requisites: {} }
    await depositAndLeave(values, way)
    const params = { transaction: 2, amount: '500000.00', currency: 'UZS' }
    expect(reported).toEqual([{ name: 'make_deposit', params }])
    stop()
  })

  it('keeps its key across a reload while it is unanswered, so that it stays one payment', async () => {
    const { answers, accept, called, history } = testCashier()
    const lost = answers['cashier.makedeposit']
    const original = answers['cashier.gethistory']
    answers['cashier.makedeposit'] = (call) => {
      accept(call)
      answers['cashier.gethistory'] = () => 'connection lost'
      return 'connection lost'
    }
    await expect(makeDeposit(order)).rejects.toThrow('the deposit is unknown')
    reload()
    if (lost !== undefined) answers['cashier.makedeposit'] = lost
    if (original !== undefined) answers['cashier.gethistory'] = original
    const answer = await makeDeposit(order)
    expect(called('cashier.makedeposit')).toHaveLength(1)
    expect(history).toHaveLength(2)
    expect(answer.transaction.id).toBe(2)
  })

  it('reads the history after a lost answer instead of sending again', async () => {
    const { answers, accept, called } = testCashier()
    answers['cashier.makedeposit'] = (call) => {
      accept(call)
      return 'connection lost'
    }
    const answer = await makeDeposit(order)
    expect(answer).toMatchObject({ transaction: { id: 2 }, display: 'pending', url: null })
    expect(called('cashier.makedeposit')).toHaveLength(1)
  })

  it('is unknown if the history does not show it, and continues with its key', async () => {
    const { answers, called } = testCashier()
    const accept = answers['cashier.makedeposit']
    answers['cashier.makedeposit'] = () => 'connection lost'
    await expect(makeDeposit(order)).rejects.toThrow('the deposit is unknown')
    expect(called('cashier.makedeposit')).toHaveLength(1)
    if (accept !== undefined) answers['cashier.makedeposit'] = accept
    await makeDeposit(order)
    const keys = called('cashier.makedeposit').map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('waits until the outcome of another unanswered one is known', async () => {
    const { answers, called } = testCashier()
    answers['cashier.makedeposit'] = () => 'connection lost'
    await expect(makeDeposit(order)).rejects.toThrow('the deposit is unknown')
    await expect(makeDeposit({ ...order, amount: '600000' })).rejects.toThrow('the deposit is unknown')
    expect(called('cashier.makedeposit')).toHaveLength(1)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    expect(await moneyIntents.settle('deposit')).toMatchObject({ status: 'expired' })
    expect(await moneyIntents.settle('deposit')).toEqual({ status: 'none' })
    vi.restoreAllMocks()
  })

  it('asks for confirmation if there is a pending duplicate', async () => {
    const { called, history } = testCashier()
    history.unshift(testDeposit(2))
    await expect(makeDeposit(order)).rejects.toThrow('the deposit is duplicate')
    expect(called('cashier.makedeposit')).toHaveLength(0)
    expect(deposits.getHold()).toMatchObject({ status: 'duplicate', transaction: { id: 2 } })
    deposits.confirmDuplicate()
    await makeDeposit(order)
    expect(called('cashier.makedeposit')).toHaveLength(1)
  })

  it('asks for confirmation if another tab has paid the same since the page was opened', async () => {
    const { called, history } = testCashier()
    await deposits.learn()
    history.unshift(testDeposit(2, { status: 'success' }))
    await expect(makeDeposit(order)).rejects.toThrow('the deposit is duplicate')
    expect(called('cashier.makedeposit')).toHaveLength(0)
    await deposits.learn()
    await makeDeposit(order)
    expect(called('cashier.makedeposit')).toHaveLength(1)
  })

  it('does not belong to another player after a new login', async () => {
    const { answers } = testCashier()
    answers['cashier.makedeposit'] = () => 'connection lost'
    await expect(makeDeposit(order)).rejects.toThrow('the deposit is unknown')
    sessionStore.set({ ...testAccount, uid: 8 })
    expect(await moneyIntents.settle('deposit')).toEqual({ status: 'none' })
  })

  it('does not mistake an older deposit of the same amount for the lost one', async () => {
    const { answers, history } = testCashier()
    history.unshift(testDeposit(2, { status: 'success' }))
    answers['cashier.makedeposit'] = () => 'connection lost'
    await expect(makeDeposit(order)).rejects.toThrow('the deposit is unknown')
  })

  it('sends nothing while the history cannot be read', async () => {
    const { answers, called } = testCashier()
    answers['cashier.gethistory'] = () => 'connection lost'
    await expect(makeDeposit(order)).rejects.toThrow('no connection')
    expect(called('cashier.makedeposit')).toHaveLength(0)
  })

  it('is a new payment after an error', async () => {
    const { answers, called } = testCashier()
    const accept = answers['cashier.makedeposit']
    answers['cashier.makedeposit'] = () => ({ error: 'BillingTransactionDeclinedException' })
    await expect(makeDeposit(order)).rejects.toMatchObject({ type: 'BillingTransactionDeclinedException' })
    if (accept !== undefined) answers['cashier.makedeposit'] = accept
    await makeDeposit(order)
    const keys = called('cashier.makedeposit').map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(2)
  })

  it('finds the first payment when the platform knows its key with other requisites', async () => {
    const { answers, accept } = testCashier()
    const original = answers['cashier.gethistory']
    answers['cashier.makedeposit'] = () => 'connection lost'
    await expect(makeDeposit(order)).rejects.toThrow('the deposit is unknown')
    // It arrives after the history was read and before the next attempt.
    answers['cashier.makedeposit'] = (call) => {
      accept(call)
      return { error: 'InvalidRequestException' }
    }
    if (original !== undefined) answers['cashier.gethistory'] = original
    const answer = await makeDeposit({ ...order, requisites: { card_number: '5614' } })
    expect(answer).toMatchObject({ transaction: { id: 2 }, display: 'pending' })
  })

  it('is found after a reload, and its intent removed', async () => {
    const { answers, accept } = testCashier()
    const original = answers['cashier.gethistory']
    answers['cashier.makedeposit'] = (call) => {
      accept(call)
      answers['cashier.gethistory'] = () => 'connection lost'
      return 'connection lost'
    }
    await expect(makeDeposit(order)).rejects.toThrow('the deposit is unknown')
    reload()
    if (original !== undefined) answers['cashier.gethistory'] = original
    expect(await moneyIntents.settle('deposit')).toMatchObject({ status: 'found', transaction: { id: 2 } })
    expect(await moneyIntents.settle('deposit')).toEqual({ status: 'none' })
  })

  it('never stores requisites', async () => {
    const { answers } = testCashier()
    answers['cashier.makedeposit'] = () => 'connection lost'
    await expect(makeDeposit(order)).rejects.toThrow()
    const stored = JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)])
    expect(stored).toContain('500000')
    expect(stored).not.toContain('8600490277153308')
  })
})
