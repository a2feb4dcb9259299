import { Worker } from 'node:worker_threads'
import type { StoredDocument } from '../../../../schemas/documents/index.ts'
import type { DocumentName } from '../../model/gateway.ts'
import type { AltTexts } from '../../model/alt-texts.ts'
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
  pictures?: AltTexts
}

export interface WorkerPublisherOptions {
  /** URL of the built worker. */
  workerFile: URL
  snapshotFolder: string
  /** Returns the milliseconds after which a publication is aborted; grows with the number of documents. */
  timeout?: (documents: number) => number
  /** Memory limit of a publication, in megabytes. */
  memory?: number
}

/** Makes esbuild run inside the worker: a thread of its own would outlive the worker, together with a process. */
const workerEnvironment = { ...process.env, ESBUILD_WORKER_THREADS: '0' }

const defaultMemory = 768
const defaultTimeout = (documents: number) => 30_000 + 1_000 * documents

/**
 * Runs each publication in its own worker thread, one after the other, so that one that hangs or runs out of
 * memory is terminated and leaves nothing behind.
 */
export function createWorkerPublisher(options: WorkerPublisherOptions): Publisher {
  let queue: Promise<unknown> = Promise.resolve()
  return {
    run(documents, { removed = [], purpose = 'publish', pictures = {} } = {}) {
      const { snapshotFolder } = options
      const request = { documents, removed, purpose, pictures, snapshotFolder }
      const outcome = queue.then(() => runInWorker(request, options))
      queue = outcome.catch(() => undefined)
      return outcome
    },
  }
}

function runInWorker(request: PublishRequest, options: WorkerPublisherOptions): Promise<PublishOutcome> {
  const { workerFile, memory = defaultMemory } = options
  const timeout = (options.timeout ?? defaultTimeout)(request.documents.length)
  return new Promise((resolve) => {
    const worker = new Worker(workerFile, {
      workerData: request,
      resourceLimits: { maxOldGenerationSizeMb: memory },
      env: workerEnvironment,
    })
    let place = { document: 'site', step: 'start' }
    const end = (outcome: PublishOutcome) => {
      clearTimeout(timer)
      resolve(outcome)
      void worker.terminate()
    }
    const giveUp = (tell: (step: string) => Phrase) => {
      const issue = inDocument(place.document, errorAt('', 'aborted', tell(place.step)))
      end({ issues: [issue], basis: null, prepared: [], pictures: {} })
    }
    const seconds = Math.round(timeout / 1000)
    const timer = setTimeout(
      () => giveUp((step) => phrase`The step "${step}" took longer than ${seconds} s`),
      timeout,
    )
    worker.on('message', (message: unknown) => {
      if (!isWorkerMessage(message)) return
      if (message.type === 'outcome') end(message.outcome)
      else place = message
    })
    worker.on('error', (error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      giveUp((step) => phrase`The step "${step}" failed: ${why}`)
    })
    worker.on('exit', () => giveUp((step) => phrase`The step "${step}" ended too early`))
  })
}
