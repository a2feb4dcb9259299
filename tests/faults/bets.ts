import { Bettor, sendTo } from './bettor.ts'
import { startFleet } from './fleet.ts'

const bettors = 12

/** Bets a second of servers on one PostgreSQL, without a refusal because of each other. */
export async function measureBets(count: number, seconds: number, databaseUrl: string): Promise<string> {
  const fleet = await startFleet(count, databaseUrl)
  try {
    let next = 0
    const choose = () => fleet.servers[(next += 1) % count]?.url ?? ''
    const players = Array.from({ length: bettors }, () => new Bettor(sendTo(choose)))
    for (const player of players) await player.sitDown()
    const end = Date.now() + seconds * 1000
    await Promise.all(
      players.map(async (player) => {
        while (Date.now() < end) await player.tryBet()
      }),
    )
    const bets = players.reduce((sum, player) => sum + player.acknowledged.length, 0)
    const faults = players.flatMap((player) => player.faults)
    const line = `${count} servers: ${(bets / seconds).toFixed(0)} bets a second, ${faults.length} failed`
    if (faults.length > 0) throw new Error(`${line}: ${faults[0]}`)
    return line
  } finally {
    await fleet.remove()
  }
}
