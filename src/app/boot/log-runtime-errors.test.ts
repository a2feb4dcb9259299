// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { logRuntimeErrors } from './log-runtime-errors.ts'

test('logs uncaught errors and rejections as such', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const stop = logRuntimeErrors()
  const error = new Error('broken')
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'broken' }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('refused') }))
  stop()
  window.dispatchEvent(new ErrorEvent('error', { message: 'later' }))
  expect(warn.mock.calls.map((written: unknown[]) => written[1])).toMatchObject([
    { message: 'broken', unhandled: true, stack: error.stack },
    { message: 'Script error.', unhandled: true },
    { message: 'refused', unhandled: true },
  ])
  warn.mockRestore()
})
