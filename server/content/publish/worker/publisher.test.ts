import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyFolder, page } from '../../../../tests/support/content/content-site.ts'
import { phrase, say, type Phrase } from '../../../../schemas/phrase.ts'
import { createWorkerPublisher, type Publisher, type WorkerPublisherOptions } from './publisher.ts'

let folder: string
beforeEach(async () => {
  folder = await emptyFolder()
})
afterEach(() => rm(folder, { recursive: true }))

/** A publisher whose worker runs `script` for each `request`. */
async function publisherOf(script: string, options: Partial<WorkerPublisherOptions> = {}) {
  const file = join(folder, 'worker.mjs')
  await writeFile(
    file,
    `import { existsSync, rmSync, writeFileSync } from 'node:fs'
     import { parentPort, threadId } from 'node:worker_threads'
     const outcome = (basis, issues = []) =>
       parentPort.postMessage({ type: 'outcome', outcome: { issues, basis, prepared: [] } })
     const progress = (document, step) => parentPort.postMessage({ type: 'progress', document, step })
     parentPort.on('message', async (request) => {${script}})`,
  )
  return createWorkerPublisher({
    workerFile: pathToFileURL(file),
    snapshotFolder: folder,
    timeout: () => 20_000,
    ...options,
  })
}

const issue = (document: string, message: Phrase) => ({
  issues: [
    { severity: 'error', document, path: '', code: 'aborted', message: say(message), phrases: { message } },
  ],
  basis: null,
  prepared: [],
  library: {},
  proofs: {},
  facts: [],
  hints: [],
})

it('passes documents and snapshot folder to the worker and returns its result', async () => {
  const publisher = await publisherOf(`
    const { documents, snapshotFolder } = request
    outcome(7, documents.map(({ key }) => ({ severity: 'warning', document: key, path: '', code: 'test', message: snapshotFolder })))`)
  expect(await publisher.run([page('rules')])).toEqual({
    issues: [{ severity: 'warning', document: 'rules', path: '', code: 'test', message: folder }],
    basis: 7,
    prepared: [],
  })
})

it('terminates a worker that hangs and names its document and step', async () => {
  const publisher = await publisherOf(
    `progress('form/endless', 'form')
     setTimeout(() => { for (;;); }, 50)`,
    { timeout: () => 5000 },
  )
  expect(await publisher.run([page('rules')])).toEqual(
    issue('form/endless', phrase`The step "${'form'}" took longer than ${5} s`),
  )
})

it('reports a worker that fails, runs out of memory or exits without a result', async () => {
  const failing = await publisherOf(`throw new Error('broken build')`)
  expect(await failing.run([page('rules')])).toEqual(
    issue('site', phrase`The step "${'start'}" failed: ${'broken build'}`),
  )
  const greedy = await publisherOf(`const kept = []; for (;;) kept.push(new Array(1_000_000).fill(0))`)
  expect((await greedy.run([page('rules')])).issues[0]?.message).toMatch(/memory/)
  const silent = await publisherOf('process.exit()')
  expect(await silent.run([page('rules')])).toEqual(
    issue('site', phrase`The step "${'start'}" ended too early`),
  )
})

it('runs one publication after the other', async () => {
  const publisher = await publisherOf(`
    const mark = request.snapshotFolder + '/running'
    const basis = existsSync(mark) ? 1 : 0
    writeFileSync(mark, '')
    setTimeout(() => {
      rmSync(mark, { force: true })
      outcome(basis)
    }, 100)`)
  const outcomes = await Promise.all([publisher.run([page('a')]), publisher.run([page('b')])])
  expect(outcomes.map(({ basis }) => basis)).toEqual([0, 0])
})

/** Answers with the thread it runs in. A document with the key "fail" ends the thread, also between publications. */
const tellThread = `
  if (request.documents.some(({ key }) => key === 'fail')) throw new Error('fail')
  outcome(threadId)
  if (request.documents.some(({ key }) => key === 'fail-later')) throw new Error('fail')`

const threadsOf = async (publisher: Publisher, ...keys: string[]) => {
  const threads: (number | null)[] = []
  for (const key of keys) threads.push((await publisher.run([page(key)])).basis)
  return threads
}

it('keeps the worker for the next publication', async () => {
  const [first, second] = await threadsOf(await publisherOf(tellThread), 'a', 'b')
  expect(first).not.toBeNull()
  expect(second).toBe(first)
})

it('starts a new worker after a failure', async () => {
  const [first, failed, second] = await threadsOf(await publisherOf(tellThread), 'a', 'fail', 'b')
  expect(failed).toBeNull()
  expect(second).not.toBeNull()
  expect(second).not.toBe(first)
})

it('starts a new worker after one ended between publications', async () => {
  const publisher = await publisherOf(tellThread)
  const [first] = await threadsOf(publisher, 'fail-later')
  await expect
    .poll(async () => (await threadsOf(publisher, 'a'))[0], { timeout: 10_000 })
    .toBeGreaterThan(first ?? Infinity)
})

it('replaces the worker after a number of publications and after a time without any', async () => {
  const [first, second, third] = await threadsOf(
    await publisherOf(tellThread, { lifetime: 2 }),
    'a',
    'b',
    'c',
  )
  expect(second).toBe(first)
  expect(third).not.toBe(first)

  const impatient = await publisherOf(tellThread, { idleTime: 0 })
  const [before] = await threadsOf(impatient, 'a')
  await expect
    .poll(async () => (await threadsOf(impatient, 'b'))[0], { timeout: 10_000 })
    .toBeGreaterThan(before ?? Infinity)
})
