// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { onApiError } from './api-errors.ts'
import { callApi } from './client.ts'
import { setConfirmation } from './confirmation.ts'

const demand = {
  error: 'InvalidRequestException' as const,
  errorData: { reason: 'confirmation_required', method: 'password' },
}
const confirm = vi.fn<(error: unknown) => Promise<boolean>>()
let isConfirmed = false
let platform: ReturnType<typeof testPlatform>
let stop: () => void

beforeEach(() => {
  isConfirmed = false
  confirm.mockReset().mockImplementation(() => {
    isConfirmed = true
    return Promise.resolve(true)
  })
  stop = setConfirmation(confirm)
  platform = testPlatform({
    'account.addcontact': () => (isConfirmed ? { data: 1 } : demand),
    'cashbacks.payout': () => (isConfirmed ? { data: 1 } : demand),
    'account.sendidentitycode': () => demand,
  })
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const add = (contact = 'a@mail.example') => callApi('account.addcontact', { contact })

it('a call is repeated once the player has confirmed it', async () => {
  expect(await add()).toBe(1)
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ data: demand.errorData }))
  expect(platform.called('account.addcontact').map(({ params }) => params['contact'])).toEqual([
    'a@mail.example',
    'a@mail.example',
  ])
})

it('a call that moves money keeps its key', async () => {
  await callApi('cashbacks.payout', { cashback_id: 1 }, { idempotencyKey: 'k-1' })
  const keys = platform.called('cashbacks.payout').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toEqual(['k-1', 'k-1'])
})

it('a call that the player does not confirm fails, and is not sent again', async () => {
  confirm.mockResolvedValue(false)
  await expect(add()).rejects.toMatchObject({ data: demand.errorData })
  expect(platform.calls).toHaveLength(1)
})

it('calls at the same time share one question', async () => {
  expect(await Promise.all([add('a@mail.example'), add('b@mail.example')])).toEqual([1, 1])
  expect(confirm).toHaveBeenCalledOnce()
  isConfirmed = false
  await add('c@mail.example')
  expect(confirm).toHaveBeenCalledTimes(2)
})

it('a confirmation that the platform does not accept is not asked for without end', async () => {
  confirm.mockResolvedValue(true)
  await expect(add()).rejects.toMatchObject({ data: demand.errorData })
  expect(confirm).toHaveBeenCalledOnce()
  expect(platform.calls).toHaveLength(2)
})

it('the calls of the confirmation itself open no other', async () => {
  await expect(callApi('account.sendidentitycode')).rejects.toMatchObject({ data: demand.errorData })
  expect(confirm).not.toHaveBeenCalled()
})

it('a question that cannot be shown counts as not confirmed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  confirm.mockRejectedValueOnce(new TypeError('the code did not load'))
  await expect(add()).rejects.toMatchObject({ data: demand.errorData })
  expect(warn).toHaveBeenCalledOnce()
  expect(await add()).toBe(1)
})

it('the demand is not reported as an error of the page', async () => {
  const heard = vi.fn()
  const stopListening = onApiError(heard)
  await add()
  stopListening()
  expect(heard).not.toHaveBeenCalled()
})
