import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '../../server/db/database.ts'
import { databaseLocation } from '../../server/db/database-location.ts'
import { Bettor, sendTo } from './bettor.ts'
import { startFleet, type Fleet } from './fleet.ts'

const bettors = 8
/** Milliseconds between the start of a server and its end. */
const life = { least: 200, most: 1_200 }

/** Of the sandbox's tables, those that are checked. */
interface LedgerTables {
  ledger_entries: { reference: string; kind: string }
  ledger_postings: { amount: number }
}

/** The keys of all bets in the ledger, and the sum of all postings, which is zero in an intact ledger. */
async function readLedger({ dataDir, databaseUrl }: Fleet): Promise<{ keys: string[]; sum: number }> {
  const database = openDatabase<LedgerTables>(databaseLocation({ dataDir, databaseUrl }, 'sandbox'))
  const bets = await database
    .selectFrom('ledger_entries')
    .select('reference')
    .where('kind', '=', 'bet')
    .execute()
  const { sum } = await database
    .selectFrom('ledger_postings')
    .select(sql<string>`cast(sum(amount) as text)`.as('sum'))
    .executeTakeFirstOrThrow()
  await database.destroy()
  // Such as `round:12:KEY:bet`.
  return { keys: bets.map(({ reference }) => reference.split(':')[2] ?? ''), sum: Number(sum) }
}

/** Kills servers while players bet. Every acknowledged bet must be in the ledger once, and nothing else. */
export async function killServers(kills: number, count: number, databaseUrl: string | null): Promise<string> {
  const fleet = await startFleet(count, databaseUrl)
  const rest = new AbortController()
  try {
    const earlier = new Set((await readLedger(fleet)).keys)
    const choose = () => fleet.servers[Math.floor(Math.random() * count)]?.url ?? ''
    const players = Array.from({ length: bettors }, () => new Bettor(sendTo(choose)))
    const playing = Promise.all(
      players.map(async (player) => {
        await player.sitDown()
        while (!rest.signal.aborted) await player.bet()
      }),
    )
    for (let number = 0; number < kills; number += 1) {
      await wait(life.least + Math.random() * (life.most - life.least))
      const server = fleet.servers[number % count]
      await server?.kill()
      await server?.start()
    }
    rest.abort()
    await playing
    const { keys, sum } = await readLedger(fleet)
    const added = keys.filter((key) => !earlier.has(key))
    const booked = new Set(added)
    const acknowledged = new Set(players.flatMap((player) => player.acknowledged))
    const lost = [...acknowledged].filter((key) => !booked.has(key)).length
    const doubled = added.length - booked.size
    const unknown = [...booked].filter((key) => !acknowledged.has(key)).length
    const line = `${kills} kills, ${acknowledged.size} acknowledged bets, ${lost} lost, ${doubled} doubled, ${unknown} nobody made`
    if (lost + doubled + unknown > 0 || sum !== 0 || acknowledged.size === 0)
      throw new Error(`${line}; sum of all postings ${sum}`)
    return line
  } finally {
    rest.abort()
    await fleet.remove()
  }
}
