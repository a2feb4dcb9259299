import { describe, expect, test } from 'vitest'
import { StartupError } from './lib/startup-error.ts'
import { explainStartupFailure } from './startup-failure.ts'

const failure = (code: string, cause?: Error) =>
  Object.assign(new Error(`it says ${code}`, { cause }), { code })

describe('a start that fails', () => {
  test.each([
    ['ENOSPC', 'The disk of DATA_DIR is full'],
    ['SQLITE_FULL', 'The disk of DATA_DIR is full'],
    ['EMFILE', 'The server may open too few files'],
    ['SQLITE_CANTOPEN', 'DATA_DIR cannot be written'],
  ])('with %s says: %s', (code, line) => {
    expect(explainStartupFailure(failure(code))).toContain(line)
    const outer = new Error('the content store cannot be read', { cause: failure(code) })
    expect(explainStartupFailure(outer)).toContain(line)
  })

  test('names what the server knows itself, and nothing for a bug', () => {
    expect(explainStartupFailure(new StartupError('Set PORT.'))).toBe('Set PORT.')
    expect(explainStartupFailure(new TypeError('x is undefined'))).toBeNull()
  })
})
