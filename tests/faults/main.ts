/**
 * npm run test:faults: breaks servers on purpose. Needs a build. FAULTS_KILLS (5), FAULTS_RESTARTS (1),
 * FAULTS_SECONDS (10), FAULTS_MINUTES (1) and FAULTS_DOCUMENTS (20,000) set its size; FAULTS names parts to run, such
 * as `kills-three,bets`; all by default. FAULTS_SEED repeats a run of `documents`.
 */
import pg from 'pg'
import { startPostgres } from '../../scripts/throwaway-postgres.mjs'
import { measureBets } from './bets.ts'
import { checkDocuments } from './documents.ts'
import { killServers } from './kills.ts'
import { upgradeAndRollBack } from './release.ts'
import { sendTraffic } from './traffic.ts'
import { checkFront, measurePublishing, restartServers } from './topology.ts'

const size = (name: string, usual: number) => Number(process.env[name] ?? usual)
const kills = size('FAULTS_KILLS', 5)
const restarts = size('FAULTS_RESTARTS', 1)
const seconds = size('FAULTS_SECONDS', 10)
const minutes = size('FAULTS_MINUTES', 1)
const documents = size('FAULTS_DOCUMENTS', 20_000)
const chosen = process.env['FAULTS']?.split(',')

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
let starting: ReturnType<typeof startPostgres> | undefined
let databases = 0
async function newDatabase(): Promise<string> {
  const postgres = await (starting ??= startPostgres())
  databases += 1
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database faults_${databases}`)
  await client.end()
  const url = new URL(postgres.url)
  url.pathname = `/faults_${databases}`
  return url.href
}

const parts: Record<string, () => Promise<string>> = {
  'kills-sqlite': () => killServers(kills, 1, null),
  'kills-postgres': async () => killServers(kills, 1, await newDatabase()),
  'kills-three': async () => killServers(kills, 3, await newDatabase()),
  front: async () => checkFront(await newDatabase()),
  restarts: async () => restartServers(restarts, await newDatabase()),
  release: async () => upgradeAndRollBack(await newDatabase()),
  publishing: async () => measurePublishing(5, await newDatabase()),
  'bets-one': async () => measureBets(1, seconds, await newDatabase()),
  'bets-three': async () => measureBets(3, seconds, await newDatabase()),
  traffic: () => sendTraffic(minutes),
  documents: () => checkDocuments(documents, process.env['FAULTS_SEED']),
}

for (const [name, run] of Object.entries(parts)) {
  if (chosen && !chosen.includes(name)) continue
  const start = performance.now()
  try {
    const line = await run()
    const duration = `${((performance.now() - start) / 1000).toFixed(0)} s`
    console.log(`ok    ${name.padEnd(16)}${line} (${duration})`)
  } catch (error) {
    process.exitCode = 1
    console.log(`FAIL  ${name.padEnd(16)}${error instanceof Error ? error.message : String(error)}`)
  }
}
await (await starting)?.stop()
