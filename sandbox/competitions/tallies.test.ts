import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestCompetitions, type TestCompetitions } from '../tests/support/test-competitions.ts'
import { playerOwner, postEntry } from '../ledger/ledger.ts'
import type { SandboxTables } from '../tables/sandbox-tables.ts'
import { leaderboard } from './leaderboard.ts'
import { participate } from './participate.ts'
import { standingsOf, totalsOfEach } from './standing.ts'
import { recountTallies } from './tallies.ts'
import { resetPointsOnCashout } from './tournament-points.ts'

const minute = 60_000
const people = Array.from({ length: 7 }, (_person, index) => 501 + index)

let stage: TestCompetitions
let database: Kysely<SandboxTables>
beforeAll(async () => {
  stage = await startTestCompetitions()
  database = stage.openDatabase()
  const example = await stage.player()
  await database
    .insertInto('players')
    .values(
      people.map((id) => ({
        ...example,
        id,
        phone: null,
        email: null,
        fakename: `Player${id}`,
        fakename_key: `player${id}`,
      })),
    )
    .execute()
  for (const id of people)
    await stage.inTransaction((trx) =>
      postEntry(trx, {
        reference: `start:${id}`,
        kind: 'grant',
        at: stage.time,
        postings: [
          { owner: 'house', wallet: 'main', currency: 'UZS', amount: -(10n ** 15n) },
          { owner: playerOwner(id), wallet: 'main', currency: 'UZS', amount: 10n ** 15n },
        ],
      }),
    )
})
afterAll(async () => {
  await database.destroy()
  await stage.close()
})

/** What the running tournaments display, counted from the players' points. */
async function recounted() {
  const rows = await database.selectFrom('tournament_players').selectAll().execute()
  const tournaments = await database.selectFrom('tournaments').selectAll().orderBy('id').execute()
  return tournaments.map((tournament) => {
    const entered = rows
      .filter(({ tournament_id }) => tournament_id === tournament.id)
      .toSorted(
        (one, other) =>
          other.points - one.points || one.reached_at - other.reached_at || one.player_id - other.player_id,
      )
    const points = entered.reduce((sum, row) => sum + row.points, 0)
    const idsOf = (players: typeof entered) => players.map(({ player_id }) => player_id)
    return {
      tournament,
      participants: entered.length,
      points,
      entered: idsOf(entered),
      ranked: idsOf(entered.filter((row) => row.points > 0)),
    }
  })
}

/** Compares tallies and positions with a full count, at a time when no rival has joined yet. */
async function expectEqualToCount() {
  const counted = await recounted()
  const tournaments = counted.map(({ tournament }) => tournament)
  const at = Math.min(...tournaments.map(({ started_at }) => started_at)) - 1
  const totals = await totalsOfEach(database, tournaments, at)
  for (const { tournament, participants, points } of counted)
    expect(totals.get(tournament.id)).toEqual({ participants, points })
  for (const id of people) {
    const expected = counted
      .filter(({ entered }) => entered.includes(id))
      .map(({ tournament, ranked }) => [tournament.id, ranked.indexOf(id) + 1 || null])
    const standings = await standingsOf(database, tournaments, id, at)
    expect([...standings].map(([tournament, { position }]) => [tournament, position])).toEqual(expected)
  }
}

const person = fc.constantFrom(...people)
const action = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('enter'), player: person, number: fc.nat(3) }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('bet'), player: person, number: fc.nat(5000) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cashout'), player: person, number: fc.nat(1) }) },
)

describe('tallies of tournaments', () => {
  test('equal a full count after any rounds, entries and withdrawals', async () => {
    const active = await database
      .selectFrom('tournaments')
      .select('id')
      .where('started_at', '<=', stage.time)
      .where('finished_at', '>', stage.time)
      .execute()
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 25 }), async (actions) => {
        for (const { kind, player: id, number } of actions) {
          stage.time += number % 3
          if (kind === 'bet') await stage.bet(1000 + number * 100, (number % 7) * 900, 'anor-deluxe', id)
          else if (kind === 'cashout')
            await stage.inTransaction((trx) => resetPointsOnCashout(trx, id, stage.time))
          else {
            const tournament = active[number % active.length]?.id ?? 0
            // Some tournaments are closed to players who never deposited.
            await participate(stage.context, await stage.player(id), tournament).catch(() => undefined)
          }
        }
        await expectEqualToCount()
      }),
      { numRuns: 15 },
    )
    expect(await database.selectFrom('tournament_tallies').selectAll().execute()).not.toEqual([])
  })

  test('are counted anew at the start, if a server of an older build counted points', async () => {
    await database.updateTable('tournament_players').set({ points: 12_345 }).execute()
    await database.deleteFrom('tournament_tallies').where('tournament_id', '=', 1).execute()
    await recountTallies(database)
    await expectEqualToCount()
  })
})

test('the number of wins is the same whether their hours were counted before or not', async () => {
  const query = { period: 'month', sort: 'latest', offset: 0, count: 1, playerId: null } as const
  await leaderboard(stage.context, query)
  for (let number = 0; number < 12; number += 1) {
    stage.time += 25 * minute
    await stage.bet(1000, 2000)
    const { total } = await leaderboard(stage.context, query)
    const other = stage.openDatabase()
    const fresh = await leaderboard({ ...stage.context, database: other }, query)
    await other.destroy()
    expect(total).toBe(fresh.total)
  }
})
