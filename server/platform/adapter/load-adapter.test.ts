import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { loadAdapter } from './load-adapter.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-adapter-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function load(source: string, name = 'adapter.ts') {
  const file = join(folder, name)
  await writeFile(file, source)
  return loadAdapter(file, folder)
}

it('compiles TypeScript anywhere, with the helpers of marquee/adapter', async () => {
  const adapter = await load(`
    import { defineAdapter, fromMinorUnits, type PlatformLine } from 'marquee/adapter'
    const balance = async (_input: object, _line: PlatformLine) => ({ balance_main: fromMinorUnits(150050, 'UZS') })
    export default defineAdapter({ missing: ['jackpots.get'], calls: { 'account.getBalance': balance } })
  `)
  expect(adapter.missing).toEqual(['jackpots.get'])
  expect(Object.keys(adapter.calls ?? {})).toEqual(['account.getBalance'])
})

it('takes plain JavaScript without any import', async () => {
  expect(await load('export default { headers: () => ({ a: "1" }) }', 'adapter.mjs')).toHaveProperty(
    'headers',
  )
})

test.each([
  ['export const adapter = {}', 'has no adapter as its default export'],
  ['export default { missing: ["jackpot.get"] }', 'names a call "jackpot.get"; did you mean jackpots.get?'],
  ['export default { calls: { "games.all": () => 1 } }', 'names a call "games.all"'],
  ['export default { header: () => ({}) }', 'has a part "header" that no adapter has'],
  ['export default { read: 1 }', 'has no function as "read"'],
  ['export default {', 'cannot be compiled'],
  ['throw new Error("Set ACME_TOKEN")', 'fails: Set ACME_TOKEN'],
])('says what is wrong with %s', async (source, reason) => {
  await expect(load(source)).rejects.toThrow(reason)
})
