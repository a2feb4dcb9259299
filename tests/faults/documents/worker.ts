import { writeFileSync } from 'node:fs'
import { setFlagsFromString, getHeapStatistics } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import fc from 'fast-check'
import { isRecord } from '../../../schemas/is-record.ts'
import { builtInCodes } from '../../../schemas/locale.ts'
import { checkDocument } from './check-document.ts'
import { progressFields, type Figures, type Task, type WorkerMessage } from './messages.ts'
import { mutate } from './mutations.ts'
import { openSite } from './site.ts'
import { startDocuments } from './start-documents.ts'
import { oneIn, oneOf, type Draw } from './values.ts'

// The main thread of the same program starts it.
const isTask = (value: unknown): value is Task => isRecord(value) && 'progress' in value
if (!isTask(workerData)) throw new Error('The worker has no task')
const task = workerData
const progress = new Float64Array(task.progress)

setFlagsFromString('--expose-gc')
const isCollector = (value: unknown): value is () => void => typeof value === 'function'
const collectGarbage: unknown = runInNewContext('gc')

/** Bytes of the objects that are in use. */
function usedHeap(): number {
  if (isCollector(collectGarbage)) collectGarbage()
  return getHeapStatistics().used_heap_size
}

const post = (message: WorkerMessage) => parentPort?.postMessage(message)

/** A document that is changed in place would change all documents that begin with it. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  Object.values(value).forEach(freeze)
}
startDocuments.forEach(freeze)

const site = await openSite(new URL(task.clientDir))
const figures: Figures = {
  done: 0,
  rendered: 0,
  unrenderable: 0,
  slowest: { milliseconds: 0, seed: '', document: '' },
  rejecting: 0,
  elapsed: 0,
  heap: { warm: 0, end: 0 },
}

const nameOf = (value: unknown) =>
  isRecord(value) ? `${String(value['kind'])}/${String(value['key'])}`.slice(0, 100) : 'no document'

async function runOne(draw: Draw, seed: string): Promise<void> {
  const { kind, key, schemaVersion, body } = oneOf(draw, startDocuments) ?? {}
  const document = mutate(draw, { kind, key, schemaVersion, body })
  const visitor = { locale: oneOf(draw, builtInCodes) ?? 'uz', isPlayer: oneIn(draw, 2) }
  if (task.only !== null) writeFileSync(task.file, JSON.stringify(document, null, 2))
  const start = performance.now()
  try {
    const result = await checkDocument(document, visitor, site)
    if (result === 'rejected') figures.rejecting += performance.now() - start
    else figures[result] += 1
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    post({ type: 'failure', seed, document: nameOf(document), reason })
  }
  const milliseconds = performance.now() - start
  if (milliseconds > figures.slowest.milliseconds)
    figures.slowest = { milliseconds, seed, document: nameOf(document) }
  figures.done += 1
}

async function runBatch(number: number): Promise<void> {
  const { seed: first, batchSize, documents, only } = task
  const seed = first + number
  let index = only ?? 0
  const property = fc.asyncProperty(fc.gen(), async (draw) => {
    progress[progressFields.seed] = seed
    progress[progressFields.index] = index
    progress[progressFields.since] = Date.now()
    await runOne(draw, `${seed}:${index}`)
    index += 1
    progress[progressFields.done] = figures.done
  })
  const numRuns = only === null ? Math.min(batchSize, documents - number * batchSize) : 1
  // The path skips the documents before the only one.
  const { failed, errorInstance } = await fc.check(property, {
    seed,
    numRuns,
    ...(only !== null && { path: String(only), endOnFailure: true }),
  })
  // `runOne` reports what a document causes; anything else is a defect of this check.
  if (failed) throw errorInstance
}

/** The first documents compile validators and fill caches. */
const warmUp = Math.max(1, Math.ceil(task.batches.length / 10))

const start = performance.now()
for (const [order, number] of task.batches.entries()) {
  await runBatch(number)
  if (order + 1 === warmUp) figures.heap.warm = usedHeap()
}
figures.elapsed = performance.now() - start
figures.heap.end = usedHeap()
post({ type: 'end', ...figures })
parentPort?.close()
