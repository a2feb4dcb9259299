import { Socket } from 'node:net'

export interface LinkLimits {
  /** Milliseconds without any data after which the database is asked for a sign of life. */
  quiet: number
  /** Milliseconds without any data after which a connection fails although others are answered. */
  silence: number
}

interface Watched {
  /** Resolves if the database answers a new connection; rejects if nothing comes from there. */
  probe: () => Promise<void>
  /** Whether anybody waits for an answer. */
  isUsed: () => boolean
  /** Whether there will be no more connections. */
  isEnding: () => boolean
}

/** Milliseconds after which a lost database is asked again. */
const retryMs = 1_000

const silent = () => new Error('PostgreSQL does not answer')

/**
 * Opens the sockets of a pool. A network that drops packets without a word leaves connections half open, and their
 * queries would wait for many minutes. A statement may take long, so silence alone is no fault: the database is then
 * asked on another connection. If it is not reached either, all connections fail at once, and new ones until it answers
 * again.
 */
export function watchLink(
  { quiet, silence }: LinkLimits,
  { probe, isUsed, isEnding }: Watched,
): () => Socket {
  const sockets = new Set<Socket>()
  let isLost = false
  let asked: Promise<void> | undefined

  async function ask(): Promise<void> {
    try {
      await probe()
      isLost = false
    } catch {
      isLost = true
      for (const socket of sockets) socket.destroy(silent())
      if (!isEnding()) setTimeout(() => void (asked ??= ask()), retryMs).unref()
    } finally {
      asked = undefined
    }
  }

  return () => {
    const socket = new Socket()
    if (isLost) {
      // The driver connects first, and listens to errors.
      process.nextTick(() => socket.destroy(silent()))
      return socket
    }
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    let received = 0
    let since = 0
    // Not as the argument of `setTimeout`, which calls it once.
    socket.on('timeout', () => {
      if (!isUsed()) return
      since = socket.bytesRead === received ? since + quiet : quiet
      received = socket.bytesRead
      if (since >= silence) {
        socket.destroy(silent())
        return
      }
      asked ??= ask()
      // Begins anew: without data it would not be called again.
      socket.setTimeout(quiet)
    })
    socket.setTimeout(quiet)
    return socket
  }
}
