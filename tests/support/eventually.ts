import { vi } from 'vitest'

/** Calls `check` until it no longer throws. It waits long, so that a busy machine does not fail a test. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 15_000 })
