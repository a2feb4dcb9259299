/** What a worker gets as its data. */
export interface Task {
  /** Seed of the first batch; each batch has the next number. */
  seed: number
  /** Numbers of the batches of this worker. */
  batches: readonly number[]
  batchSize: number
  /** Documents in total, of which the last batch may have fewer. */
  documents: number
  /** Only this document of the batch; null: all. */
  only: number | null
  /** The only document is written there. */
  file: string
  /** URL of the client build. */
  clientDir: string
  /** Shared memory for `progressFields`. */
  progress: SharedArrayBuffer
}

/** Where a worker is, for the main thread to read while the worker is busy. */
export const progressFields = { seed: 0, index: 1, since: 2, done: 3 } as const

export interface Failure {
  /** Repeats the document: FAULTS_SEED. */
  seed: string
  document: string
  reason: string
}

/** The figures of a worker. */
export interface Figures {
  done: number
  rendered: number
  unrenderable: number
  slowest: { milliseconds: number; seed: string; document: string }
  /** Milliseconds that all rejected documents took. */
  rejecting: number
  /** Milliseconds, without the start of the worker. */
  elapsed: number
  /** Bytes. */
  heap: { warm: number; end: number }
}

export type WorkerMessage = ({ type: 'failure' } & Failure) | ({ type: 'end' } & Figures)
