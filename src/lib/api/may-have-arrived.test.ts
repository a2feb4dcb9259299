import { describe, expect, it, test } from 'vitest'
import { ApiError, apiErrorTypes } from '../../../schemas/api/errors.ts'
import { mayHaveArrived } from './may-have-arrived.ts'
import { NetworkError } from './network-error.ts'

const uncertain = [
  'UnknownErrorException',
  'InternalServerErrorException',
  'ApplicationUnavailableException',
  'TooManyRequestsException',
  'InvalidRequestException',
]

describe('a call may have arrived', () => {
  it('after a lost connection and after a timeout', () => {
    expect(mayHaveArrived(new NetworkError('connection'))).toBe(true)
    expect(mayHaveArrived(new NetworkError('timeout'))).toBe(true)
  })

  test.each(apiErrorTypes)('only if %s leaves it open', (type) => {
    expect(mayHaveArrived(new ApiError(type, ''))).toBe(uncertain.includes(type))
  })

  it('but not before the player has confirmed it', () => {
    const demand = new ApiError('InvalidRequestException', '', { reason: 'confirmation_required' })
    expect(mayHaveArrived(demand)).toBe(false)
  })

  it.each(['time_out', 'self_excluded'])('but not if the platform rejects it because of %s', (reason) => {
    expect(mayHaveArrived(new ApiError('InvalidRequestException', '', { reason }))).toBe(false)
  })

  it('but not after an error of our own code', () => {
    expect(mayHaveArrived(new TypeError('undefined is not a function'))).toBe(false)
  })
})
