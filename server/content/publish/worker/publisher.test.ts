import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyFolder, page } from '../../../../tests/support/content/content-site.ts'
import { phrase, say, type Phrase } from '../../../../schemas/phrase.ts'
import { createWorkerPublisher } from './publisher.ts'

let folder: string
beforeEach(async () => {
  folder = await emptyFolder()
})
afterEach(() => rm(folder, { recursive: true }))

/** A publisher whose worker runs `script`. */
async function publisherOf(script: string, timeout = 20_000) {
  const file = join(folder, 'worker.mjs')
  await writeFile(file, `import { parentPort, workerData } from 'node:worker_threads'\n${script}`)
  return createWorkerPublisher({
    workerFile: pathToFileURL(file),
    snapshotFolder: folder,
    timeout: () => timeout,
  })
}

const issue = (document: string, message: Phrase) => ({
  issues: [
    { severity: 'error', document, path: '', code: 'aborted', message: say(message), phrases: { message } },
  ],
  basis: null,
  prepared: [],
  pictures: {},
})

it('passes documents and snapshot folder to the worker and returns its result', async () => {
  const publisher = await publisherOf(`
    const { documents, snapshotFolder } = workerData
    const issues = documents.map(({ key }) => ({ severity: 'warning', document: key, path: '', code: 'test', message: snapshotFolder }))
    parentPort.postMessage({ type: 'outcome', outcome: { issues, basis: 7, prepared: [] } })`)
  expect(await publisher.run([page('rules')])).toEqual({
    issues: [{ severity: 'warning', document: 'rules', path: '', code: 'test', message: folder }],
    basis: 7,
    prepared: [],
  })
})

it('terminates a worker that hangs and names its document and step', async () => {
  const publisher = await publisherOf(
    `parentPort.postMessage({ type: 'progress', document: 'form/endless', step: 'form' })
     setTimeout(() => { for (;;); }, 50)`,
    5000,
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
  const silent = await publisherOf('')
  expect(await silent.run([page('rules')])).toEqual(
    issue('site', phrase`The step "${'start'}" ended too early`),
  )
})

it('runs one publication after the other', async () => {
  const publisher = await publisherOf(`
    import { existsSync, rmSync, writeFileSync } from 'node:fs'
    const mark = workerData.snapshotFolder + '/running'
    const basis = existsSync(mark) ? 1 : 0
    writeFileSync(mark, '')
    setTimeout(() => {
      rmSync(mark, { force: true })
      parentPort.postMessage({ type: 'outcome', outcome: { issues: [], basis, prepared: [] } })
    }, 100)`)
  const outcomes = await Promise.all([publisher.run([page('a')]), publisher.run([page('b')])])
  expect(outcomes.map(({ basis }) => basis)).toEqual([0, 0])
})
