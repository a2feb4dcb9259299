import { setImmediate } from 'node:timers/promises'

/** Bytes that are processed before other requests get their turn: some 20 ms of work. */
export const bytesAtOnce = 1024 * 1024

/** Returns a function to call after each part of long work: players must not wait for the whole. */
export function pauses(): (bytes: number) => Promise<void> {
  let done = 0
  return async (bytes) => {
    done += bytes
    if (done < bytesAtOnce) return
    done = 0
    await setImmediate()
  }
}
