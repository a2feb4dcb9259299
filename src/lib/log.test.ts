import { expect, test, vi } from 'vitest'
import { ApiError } from '../../schemas/api/errors.ts'
import { errorReport, logError } from './log.ts'

test('logs an error with message, status, fatal, unhandled, data, cause and stack [ERR-43]', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const error = new ApiError('TooManyRequestsException', 'slow down', { seconds: 60 })
  error.cause = 'a loop'
  logError(error, { fatal: true, unhandled: true })
  expect(warn).toHaveBeenCalledExactlyOnceWith('[marquee] slow down', {
    message: 'slow down',
    status: 429,
    fatal: true,
    unhandled: true,
    data: { seconds: 60 },
    cause: 'a loop',
    stack: error.stack,
  })
  warn.mockRestore()
})

test('logs thrown values that are not errors, too', () => {
  expect(errorReport('broken')).toMatchObject({
    message: 'broken',
    status: undefined,
    fatal: false,
    unhandled: false,
    data: undefined,
    cause: 'broken',
  })
})
