import { Worker } from 'node:worker_threads'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import type { DocumentName } from '../../model/gateway.ts'
import type { Library } from '../../model/library.ts'
import { errorAt, inDocument } from '../../../../schemas/issue.ts'
import type { PublishOutcome, Purpose } from '../pipeline.ts'
import { isWorkerMessage, type PublishRequest } from './worker-protocol.ts'
import { phrase, type Phrase } from '../../../../schemas/phrase.ts'

/** Runs the publish pipeline against the snapshot in a folder. */
export interface Publisher {
  run(documents: StoredDocument[], options?: RunOptions): Promise<PublishOutcome>
}

export interface RunOptions {
  /** Documents to remove from the site. */
  removed?: DocumentName[]
  /** Defaults to publish. */
  purpose?: Purpose
  /** Alternative texts of the media library; empty by default. */
  library?: Library
}

export interface WorkerPublisherOptions {
  /** URL of the built worker. */
  workerFile: URL
  snapshotFolder: string
  /** Origin of the site that publishes; omitted: not known. */
  siteOrigin?: string
  /** Returns the milliseconds after which a publication is aborted; grows with the number of documents. */
  timeout?: (documents: number) => number
  /** Memory limit of the worker, in megabytes. */
  memory?: number
  /** Milliseconds without a publication after which the worker ends and its memory is free again. */
  idleTime?: number
  /** Number of publications after which a new worker takes over, so that nothing can pile up in one. */
  lifetime?: number
}

/** Makes esbuild run inside the worker: a thread of its own would outlive the worker, together with a process. */
const workerEnvironment = { ...process.env, ESBUILD_WORKER_THREADS: '0' }

const defaultMemory = 768
const defaultTimeout = (documents: number) => 30_000 + 1_000 * documents
const defaultIdleTime = 5 * 60_000
const defaultLifetime = 100

/** A running worker and the number of publications it has finished. */
interface WarmWorker {
  thread: Worker
  finished: number
}

/**
 * Runs publications one after the other in a worker thread. The worker stays between publications, because
 * loading its modules and contracts takes seconds. One that hangs, fails or runs out of memory is terminated, and
 * the next publication gets a new one.
 */
export function createWorkerPublisher(options: WorkerPublisherOptions): Publisher {
  const { idleTime = defaultIdleTime, lifetime = defaultLifetime } = options
  let queue: Promise<unknown> = Promise.resolve()
  let resting: WarmWorker | null = null
  let retirement: NodeJS.Timeout

  function start(): WarmWorker {
    const worker = { thread: startThread(options), finished: 0 }
    // A resting worker that fails ends; without a listener its error would end the server.
    worker.thread.on('error', () => undefined)
    worker.thread.on('exit', () => {
      if (resting === worker) resting = null
    })
    return worker
  }

  function take(): WarmWorker {
    clearTimeout(retirement)
    const worker = resting ?? start()
    resting = null
    worker.thread.ref()
    return worker
  }

  function rest(worker: WarmWorker): void {
    worker.finished += 1
    if (worker.finished >= lifetime) return void worker.thread.terminate()
    // Neither a resting worker nor its timer keeps a server running that wants to stop.
    worker.thread.unref()
    resting = worker
    retirement = setTimeout(() => {
      resting = null
      void worker.thread.terminate()
    }, idleTime).unref()
  }

  async function runNext(request: PublishRequest): Promise<PublishOutcome> {
    const worker = take()
    const { outcome, usable } = await runIn(worker.thread, request, options)
    if (usable) rest(worker)
    else void worker.thread.terminate()
    return outcome
  }

  return {
    run(documents, { removed = [], purpose = 'publish', library = {} } = {}) {
      const { snapshotFolder, siteOrigin = null } = options
      const request = { documents, removed, purpose, library, snapshotFolder, siteOrigin }
      const outcome = queue.then(() => runNext(request))
      queue = outcome.catch(() => undefined)
      return outcome
    },
  }
}

function startThread({ workerFile, memory = defaultMemory }: WorkerPublisherOptions): Worker {
  return new Worker(workerFile, {
    resourceLimits: { maxOldGenerationSizeMb: memory },
    env: workerEnvironment,
  })
}

/** Resolves with the outcome, and whether the worker can run another publication. */
function runIn(
  thread: Worker,
  request: PublishRequest,
  options: WorkerPublisherOptions,
): Promise<{ outcome: PublishOutcome; usable: boolean }> {
  const timeout = (options.timeout ?? defaultTimeout)(request.documents.length)
  return new Promise((resolve) => {
    let place = { document: 'site', step: 'start' }
    const end = (outcome: PublishOutcome, usable: boolean) => {
      clearTimeout(timer)
      thread.off('message', onMessage).off('error', onError).off('exit', onExit)
      resolve({ outcome, usable })
    }
    const giveUp = (tell: (step: string) => Phrase) => {
      const issue = inDocument(place.document, errorAt('', 'aborted', tell(place.step)))
      end(
        { issues: [issue], basis: null, prepared: [], library: {}, proofs: {}, facts: [], hints: [] },
        false,
      )
    }
    const onMessage = (message: unknown) => {
      if (!isWorkerMessage(message)) return
      if (message.type === 'progress') place = message
      else end(message.outcome, true)
    }
    const onError = (error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      giveUp((step) => phrase`The step "${step}" failed: ${why}`)
    }
    const onExit = () => giveUp((step) => phrase`The step "${step}" ended too early`)
    const seconds = Math.round(timeout / 1000)
    const timer = setTimeout(
      () => giveUp((step) => phrase`The step "${step}" took longer than ${seconds} s`),
      timeout,
    )
    thread.on('message', onMessage).on('error', onError).on('exit', onExit)
    thread.postMessage(request)
  })
}
