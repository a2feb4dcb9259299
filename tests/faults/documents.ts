import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build } from 'vite'
import { isRecord } from '../../schemas/is-record.ts'
import viteConfig from '../../vite.config.ts'
import {
  progressFields,
  type Failure,
  type Figures,
  type Task,
  type WorkerMessage,
} from './documents/messages.ts'

const batchSize = 500
/** Milliseconds of all processors, as for one document in a publication. */
const longest = 60_000
const shownFailures = 10

/** In milliseconds. On a busy machine, a document may wait for a processor longer than it takes. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Where a run with one document leaves it. */
const documentFile = resolve('dist', 'faults', 'document.json')

/** Builds the worker as the server is built: its modules import styles and files by pattern. */
async function buildWorker(): Promise<URL> {
  const site = viteConfig({ command: 'build', mode: 'production', isSsrBuild: true })
  const outDir = resolve('dist', 'faults')
  await build({
    ...site,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...site.build,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        ...site.build?.rolldownOptions,
        input: { 'documents-worker': 'tests/faults/documents/worker.ts' },
      },
    },
  })
  return pathToFileURL(resolve(outDir, 'documents-worker.js'))
}

const isMessage = (value: unknown): value is WorkerMessage => isRecord(value) && 'type' in value

/** Runs a task; resolves with its figures, or null if the worker ended early, which is a failure, too. */
function runWorker(file: URL, task: Task, onFailure: (failure: Failure) => void): Promise<Figures | null> {
  const progress = new Float64Array(task.progress)
  const failHere = (reason: string) =>
    onFailure({
      seed: `${progress[progressFields.seed]}:${progress[progressFields.index]}`,
      document: 'unknown',
      reason,
    })
  return new Promise((done) => {
    const worker = new Worker(file, {
      workerData: task,
      // Validators are bundled by one process instead of a new one for each form.
      env: { ...process.env, NODE_ENV: 'production', ESBUILD_WORKER_THREADS: '1' },
      resourceLimits: { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 48 },
      stdout: true,
      stderr: true,
    })
    worker.stdout.resume()
    worker.stderr.resume()
    let figures: Figures | null = null
    worker.on('message', (message: unknown) => {
      if (!isMessage(message)) return
      if (message.type === 'failure') onFailure(message)
      else figures = message
    })
    worker.on('error', (error: unknown) => {
      failHere(error instanceof Error ? (error.stack ?? error.message) : String(error))
    })
    let current = 0
    let start = 0
    const watch = setInterval(() => {
      const since = progress[progressFields.since] ?? 0
      if (since !== current) start = processorTime()
      current = since
      if (since === 0 || processorTime() - start < longest) return
      clearInterval(watch)
      failHere(`takes longer than ${longest / 1000} s`)
      void worker.terminate()
    }, 1_000)
    worker.on('exit', () => {
      clearInterval(watch)
      done(figures)
    })
  })
}

/** `123` or, for one document of a run, `123:45`. */
function readSeed(text: string | undefined): { seed: number; only: number | null } {
  const [seed = '', only] = (text ?? String(Math.floor(Math.random() * 1e9))).split(':')
  return { seed: Number(seed), only: only === undefined ? null : Number(only) }
}

const mebibytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)

function lineOf(figures: readonly Figures[], seed: number): string {
  const sum = (of: (figures: Figures) => number) => figures.reduce((total, each) => total + of(each), 0)
  const done = sum((each) => each.done)
  const share = (count: number) => `${((100 * count) / done).toFixed(1)} %`
  const rendered = sum((each) => each.rendered)
  const unrenderable = sum((each) => each.unrenderable)
  const rejecting = sum((each) => each.rejecting)
  const rejected = done - rendered - unrenderable
  const seconds = Math.max(...figures.map(({ elapsed }) => elapsed)) / 1000
  const [slowest] = figures
    .map((each) => each.slowest)
    .toSorted((left, right) => right.milliseconds - left.milliseconds)
  return [
    `${done} documents (seed ${seed}), ${share(rendered)} accepted and rendered, ${unrenderable} rejected by the trial`,
    `${(done / seconds).toFixed(0)} a second on ${figures.length} cores, ${((1000 * rejected) / Math.max(1, rejecting)).toFixed(0)} rejections a second and core`,
    `slowest ${slowest?.milliseconds.toFixed(0)} ms (${slowest?.seed} ${slowest?.document})`,
    `heap ${mebibytes(sum(({ heap }) => heap.warm))} → ${mebibytes(sum(({ heap }) => heap.end))} MiB`,
  ].join('; ')
}

/** Failures for the same reason once, with the seed that repeats the first of them. */
function describe(failures: readonly Failure[]): string {
  const reasons = new Map<string, Failure[]>()
  for (const failure of failures) {
    const name = failure.reason.split('\n').slice(0, 2).join(' ')
    reasons.set(name, [...(reasons.get(name) ?? []), failure])
  }
  return [...reasons.values()]
    .slice(0, shownFailures)
    .map((same) => {
      const [first] = same
      return `${same.length} × FAULTS_SEED=${first?.seed} (${first?.document}): ${first?.reason.slice(0, 1500)}`
    })
    .join('\n')
}

/**
 * Publishes and renders documents that begin as valid ones and are changed at random, on a site in memory with the
 * default documents, one worker for each core.
 */
export async function checkDocuments(documents: number, givenSeed: string | undefined): Promise<string> {
  const { seed, only } = readSeed(givenSeed)
  const file = await buildWorker()
  const batches = Array.from(
    { length: only === null ? Math.ceil(documents / batchSize) : 1 },
    (_, index) => index,
  )
  const workers = Math.min(availableParallelism(), batches.length)
  const failures: Failure[] = []
  const results = await Promise.all(
    Array.from({ length: workers }, (_, worker) =>
      runWorker(
        file,
        {
          seed,
          batches: batches.filter((batch) => batch % workers === worker),
          batchSize,
          documents,
          only,
          file: documentFile,
          clientDir: pathToFileURL(resolve('dist', 'client')).href,
          progress: new SharedArrayBuffer(
            Object.keys(progressFields).length * Float64Array.BYTES_PER_ELEMENT,
          ),
        },
        (failure) => failures.push(failure),
      ),
    ),
  )
  const figures = results.filter((each) => each !== null)
  const line = figures.length === 0 ? 'all workers ended early' : lineOf(figures, seed)
  if (failures.length === 0 && figures.length === workers) return line
  throw new Error(`${line}; ${failures.length} failed:\n${describe(failures)}`)
}
