import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FontFacts } from '../../../schemas/files.ts'
import { emptyFolder } from '../../../tests/support/content/content-site.ts'
import { fontThread } from './font-thread.ts'

let folder: string
let failures: string[]
beforeEach(async () => {
  failures = []
  folder = await emptyFolder()
})
afterEach(() => rm(folder, { recursive: true }))

const widths = { common: 100, android: 100, wide: 100 }
const facts: FontFacts = {
  family: 'Test',
  weights: [400, 700],
  ascent: 97,
  descent: 30,
  lineGap: 0,
  text: widths,
  display: widths,
  size: 100,
  missing: { uz: '', ru: '' },
}

/** A reader whose thread runs `script` for each font. */
async function readerWith(script: string, timeoutMs = 20_000) {
  const file = join(folder, 'worker.mjs')
  await writeFile(
    file,
    `import { parentPort, threadId } from 'node:worker_threads'
     const answer = (more) => parentPort.postMessage({ ...${JSON.stringify(facts)}, ...more })
     parentPort.on('message', (content) => {${script}})`,
  )
  const onFailure = (error: unknown) => void failures.push(String(error))
  return fontThread({ workerFile: pathToFileURL(file), onFailure, timeoutMs })
}

it('lets other requests go on while a font is unpacked, however long that takes', async () => {
  const read = await readerWith(`
    const start = Date.now()
    while (Date.now() < start + 300);
    answer({ size: content.length })`)
  let turns = 0
  const end = new AbortController()
  const reading = read(Buffer.alloc(7)).finally(() => end.abort())
  for (; !end.signal.aborted; turns += 1) await setImmediate()
  expect(await reading).toEqual({ ...facts, size: 7 })
  expect(turns).toBeGreaterThan(100)
})

const unknown = { type: 'Unavailable', message: 'The font could not be read now. Try again' }

it.each([
  ['fails', 'throw new Error("broken")', 20_000, 'Error: broken'],
  ['ends', 'process.exit(1)', 20_000, 'Error: The font worker ended with code 1'],
  ['hangs', 'for (;;);', 500, 'Error: The font worker did not answer within 500 ms'],
  [
    'answers with something else',
    'answer({ weights: "many" })',
    20_000,
    'Error: The font worker answered with something that is no description of a font',
  ],
])(
  'reports a thread that %s, says nothing about the font, and reads the next one',
  async (_how, script, timeoutMs, failure) => {
    const read = await readerWith(`if (content[0]) { ${script} } else answer({})`, timeoutMs)
    const [broken, next] = await Promise.allSettled([read(Buffer.from([1])), read(Buffer.from([0]))])
    expect(broken).toMatchObject({ status: 'rejected', reason: unknown })
    expect(next).toEqual({ status: 'fulfilled', value: facts })
    expect(failures).toEqual([failure])
  },
)

it('says that a font is damaged if the decoder does', async () => {
  const read = await readerWith('parentPort.postMessage(null)')
  expect(await read(Buffer.alloc(1))).toBeNull()
  expect(failures).toEqual([])
})
