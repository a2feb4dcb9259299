import { Worker } from 'node:worker_threads'
import Value from 'typebox/value'
import { FontFacts } from '../../../schemas/files.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'

/** Returns null if the file is no font that the site can use. Throws StudioError if nobody knows that. */
export type ReadFont = (content: Buffer) => Promise<FontFacts | null>

interface FontThreadOptions {
  /** URL of the built worker. */
  workerFile: URL
  /** Called if the thread fails, ends or hangs. */
  onFailure: (error: unknown) => void
  /** Milliseconds after which the thread is given up. */
  timeoutMs?: number
  /** Milliseconds without a font after which the thread ends and its memory is free again. */
  idleMs?: number
}

/** JavaScript of the worker; the decoder's memory is limited by the size of a font. */
const memory = { maxOldGenerationSizeMb: 128 }

/**
 * Reads fonts one after the other in a thread of their own, because unpacking a large one takes as long as many requests
 * of players. If the thread fails or hangs, nothing is said about the font, because a busy server may be the reason; the
 * next one gets a new thread.
 */
export function fontThread(options: FontThreadOptions): ReadFont {
  const { workerFile, onFailure, timeoutMs = 20_000, idleMs = 60_000 } = options
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
    const facts = await answerOf(thread, content, timeoutMs).catch((error: unknown) => {
      void thread.terminate()
      onFailure(error)
      throw new StudioError('Unavailable', phrase`The font could not be read now. Try again`)
    })
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

/** Rejects if the thread cannot be used any more. */
function answerOf(thread: Worker, content: Buffer, timeoutMs: number): Promise<FontFacts | null> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer)
      thread.off('message', onMessage).off('error', giveUp).off('exit', onExit)
      end()
    }
    const giveUp = (error: unknown) =>
      settle(() => reject(error instanceof Error ? error : new Error(String(error))))
    const onMessage = (facts: unknown) => {
      if (facts === null || Value.Check(FontFacts, facts)) settle(() => resolve(facts))
      else giveUp(new Error('The font worker answered with something that is no description of a font'))
    }
    const onExit = (code: number) => giveUp(new Error(`The font worker ended with code ${code}`))
    const timer = setTimeout(
      () => giveUp(new Error(`The font worker did not answer within ${timeoutMs} ms`)),
      timeoutMs,
    )
    thread.on('message', onMessage).on('error', giveUp).on('exit', onExit)
    thread.postMessage(content)
  })
}
