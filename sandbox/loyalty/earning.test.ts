import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../tests/support/test-sandbox.ts'

let sandbox: TestSandbox
let session: string
beforeEach(async () => {
  sandbox = await startTestSandbox()
  session = await sandbox.login()
})
afterEach(() => sandbox.close())

/** Plays a slot as a player does: opens the game's page, then spins. */
async function spin(times: number, mode = 'play'): Promise<void> {
  const { body } = await sandbox.get(`/platform/game/olmos-saltanati/${mode}`, session)
  const token = /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(body)?.[1] ?? ''
  for (let round = 0; round < times; round += 1) {
    const answer = await sandbox.post('/sandbox/slot/spin', {
      token,
      round: `round-${mode}-${round}`,
      stake: '5000.00',
    })
    expect(answer.statusCode).toBe(200)
  }
}

const points = async () => {
  const answer = await sandbox.get('/api/loyalty/getinfo?v=2.34&locale=uz', session)
  return answer.json<{ data: { points: number } }>().data.points
}
/** Whether the player may choose the last character, which a level unlocks. */
const isLastAvailable = async () => {
  const answer = await sandbox.get('/api/loyalty/getcharacters?v=2.34&locale=uz', session)
  const { items } = answer.json<{ data: { items: { sysname: string; is_available: boolean }[] } }>().data
  return items.at(-1)?.is_available
}

test('a player earns a point for every 10,000 soum bet in a game, and none in a demo [LOY-01]', async () => {
  const before = await points()
  await spin(4, 'demo')
  expect(await points()).toBe(before)
  await spin(4)
  expect(await points()).toBe(before + 2)
})

test('a player who reaches a level by playing gets its character', async () => {
  const database = sandbox.openDatabase()
  await database.updateTable('loyalty_members').set({ experience: 5999 }).execute()
  await database.destroy()
  expect(await isLastAvailable()).toBe(false)
  await spin(2)
  expect(await isLastAvailable()).toBe(true)
})
