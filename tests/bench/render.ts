/**
 * npm run bench:render [-- OTHER_DIST …]: home pages and rows of 18 tiles that one core renders per second,
 * with this build and any others given as `dist` folders. All alternate in one run: read the ratios.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { isRecord } from '../../schemas/is-record.ts'
import type { AppState, CompiledBlock, CompiledPage, PageAnswer, SiteConfig } from '../../schemas/compiled.ts'
import type { EntryServer, RenderInput } from '../../src/app/render/server-rendering.ts'
import { startSite } from '../e2e/support/site.ts'
import { median } from './load.ts'

// React reads it to choose its production or development build.
process.env['NODE_ENV'] ??= 'production'

const rounds = 15
const millisecondsEach = 300

// Data and exports of our own build have the expected types.
const isConfig = (value: unknown): value is SiteConfig => isRecord(value)
const isAnswer = (value: unknown): value is PageAnswer => isRecord(value)
const isCatalogue = (value: unknown): value is Record<string, unknown> => isRecord(value)
const isEntry = (value: unknown): value is EntryServer => isRecord(value) && 'render' in value

async function homeInput(): Promise<RenderInput> {
  const site = await startSite()
  try {
    const read = async (path: string): Promise<unknown> => (await fetch(`${site.url}${path}`)).json()
    const config = await read('/nfx/cms-config/uz')
    const answer = await read('/nfx/page?locale=uz&path=%2F')
    const messages = isConfig(config) ? await read(config.messagesUrl) : undefined
    if (!isConfig(config) || !isAnswer(answer) || !isCatalogue(messages)) throw new Error('no home page')
    const state: AppState = { locale: 'uz', answer, config, session: { account: null } }
    return { state, url: '/', messages }
  } finally {
    await site.stop()
  }
}

function allBlocks(blocks: readonly CompiledBlock[]): CompiledBlock[] {
  return blocks.flatMap((block) => [block, ...Object.values(block.slots ?? {}).flatMap(allBlocks)])
}

/** Copies of the blocks, as if just published, so that the HTML cache does not apply. */
function copied(blocks: readonly CompiledBlock[]): CompiledBlock[] {
  return blocks.map((block) => ({
    ...block,
    ...(block.slots && {
      slots: Object.fromEntries(Object.entries(block.slots).map(([name, slot]) => [name, copied(slot)])),
    }),
  }))
}

type PageBlocks = Pick<CompiledPage, 'header' | 'blocks' | 'footer'>

/** The page with these blocks. */
function withBlocks(input: RenderInput, { header, blocks, footer }: PageBlocks): RenderInput {
  const { state } = input
  const { answer } = state
  const page = {
    ...answer.page,
    header: copied(header),
    blocks: copied(blocks),
    footer: copied(footer),
  }
  return { ...input, state: { ...state, answer: { ...answer, page } } }
}

async function entryOf(dist: string): Promise<EntryServer> {
  const file = join(resolve(dist), 'server/entry-server.js')
  if (!existsSync(file)) throw new Error(`${file} is missing: build first`)
  const entry: unknown = await import(pathToFileURL(file).href)
  if (!isEntry(entry)) throw new Error(`${file} exports no render`)
  return entry
}

async function rate({ render }: EntryServer, input: () => RenderInput): Promise<number> {
  const begin = performance.now()
  let pages = 0
  while (performance.now() - begin < millisecondsEach) {
    await render(input())
    pages += 1
  }
  return (pages * 1000) / (performance.now() - begin)
}

const home = await homeInput()
const row = allBlocks(home.state.answer.page.blocks).find(({ id }) => id === 'popular')
if (row === undefined) throw new Error('home has no row of popular games')
const inputs = {
  'home, every block rendered, pages/s': () => withBlocks(home, home.state.answer.page),
  'home, shared blocks kept, pages/s': () => home,
  'row of 18 tiles, rows/s': () => withBlocks(home, { header: [], blocks: [row], footer: [] }),
  'no block, pages/s': () => withBlocks(home, { header: [], blocks: [], footer: [] }),
}

const folders = ['dist', ...process.argv.slice(2)]
const entries = await Promise.all(folders.map(entryOf))
for (const [name, input] of Object.entries(inputs)) {
  const rates = entries.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, entry] of entries.entries()) rates[index]?.push(await rate(entry, input))
  // The first rounds run before the engine has warmed up.
  const medians = rates.map((list) => median(list.slice(3)))
  const [ours = Number.NaN] = medians
  console.log(`\n${name}`)
  for (const [index, folder] of folders.entries()) {
    const theirs = medians[index] ?? Number.NaN
    console.log(
      `${folder.padEnd(40)}${theirs.toFixed(0).padStart(8)}${(ours / theirs).toFixed(2).padStart(8)}`,
    )
  }
}
