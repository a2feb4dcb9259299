import { Worker } from 'node:worker_threads'
import Value from 'typebox/value'
import { FontFacts } from '../../../schemas/files.ts'

/** Returns null if the file is no font that the site can use. */
export type ReadFont = (content: Buffer) => Promise<FontFacts | null>

interface FontThreadOptions {
  /** URL of the built worker. */
  workerFile: URL
  /** Milliseconds after which a font counts as unreadable. */
  timeoutMs?: number
  /** Milliseconds without a font after which the thread ends and its memory is free again. */
  idleMs?: number
}

/** JavaScript of the worker; the decoder's memory is limited by the size of a font. */
const memory = { maxOldGenerationSizeMb: 128 }

/**
 * Reads fonts one after the other in a thread of their own, because unpacking a large one takes as long as many requests
 * of players. A font at which the thread fails or hangs is unreadable; the next one gets a new thread.
 */
export function fontThread({ workerFile, timeoutMs = 20_000, idleMs = 60_000 }: FontThreadOptions): ReadFont {
  let resting: Worker | null = null
  let retirement: NodeJS.Timeout
  let queue: Promise<unknown> = Promise.resolve()

  function start(): Worker {
    const thread = new Worker(workerFile, { resourceLimits: memory })
    // A resting thread that fails ends; without a listener its error would end the server.
    thread.on('error', () => undefined)
    thread.on('exit', () => {
      if (resting === thread) resting = null
    })
    return thread
  }

  async function read(content: Buffer): Promise<FontFacts | null> {
    clearTimeout(retirement)
    const thread = resting ?? start()
    resting = null
    thread.ref()
    const facts = await answerOf(thread, content, timeoutMs)
    if (facts === undefined) {
      void thread.terminate()
      return null
    }
    // Neither a resting thread nor its timer keeps a server running that wants to stop.
    thread.unref()
    resting = thread
    retirement = setTimeout(() => {
      resting = null
      void thread.terminate()
    }, idleMs).unref()
    return facts
  }

  return (content) => {
    const result = queue.then(() => read(content))
    queue = result.catch(() => undefined)
    return result
  }
}

/** Resolves with undefined if the thread cannot be used any more. */
function answerOf(thread: Worker, content: Buffer, timeoutMs: number): Promise<FontFacts | null | undefined> {
  return new Promise((resolve) => {
    const end = (facts: FontFacts | null | undefined) => {
      clearTimeout(timer)
      thread.off('message', onMessage).off('error', giveUp).off('exit', giveUp)
      resolve(facts)
    }
    const onMessage = (facts: unknown) => end(Value.Check(FontFacts, facts) ? facts : null)
    const giveUp = () => end(undefined)
    const timer = setTimeout(giveUp, timeoutMs)
    thread.on('message', onMessage).on('error', giveUp).on('exit', giveUp)
    thread.postMessage(content)
  })
}
