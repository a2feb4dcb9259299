import { expect, test } from 'vitest'
import { openTestContext } from '../../tests/support/sandbox/test-context.ts'
import { collectGarbage } from './sweep.ts'

const day = 24 * 60 * 60 * 1000

test('answers of idempotent calls and expired launches are deleted after a week, and nothing else', async () => {
  const { sandbox, pass, close } = await openTestContext()
  const { database, now } = sandbox
  const keep = async (name: string) => {
    await database
      .insertInto('idempotent_requests')
      .values({ owner: 'player:1', key: name, body_hash: '', answer: '1', at: now() })
      .execute()
    const { id } = await database
      .insertInto('launches')
      .values({
        token_hash: name,
        sysname: 'anor-deluxe',
        game_type: 'slot',
        mode: 'demo',
        owner: 'guest:1',
        currency: 'UZS',
        session_hash: null,
        expires_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await database
      .insertInto('rounds')
      .values({ launch_id: id, key: name, stake: 1n, win: 0n, outcome: '{}', at: now() })
      .execute()
  }
  const left = async () => ({
    keys: (await database.selectFrom('idempotent_requests').select('key').execute()).map(({ key }) => key),
    launches: (await database.selectFrom('launches').select('token_hash').execute()).map(
      (row) => row.token_hash,
    ),
    rounds: (await database.selectFrom('rounds').select('key').execute()).map(({ key }) => key),
  })
  for (let number = 0; number < 501; number += 1) await keep(`old ${number}`)
  pass(7 * day)
  await collectGarbage(sandbox)
  expect((await left()).launches).toHaveLength(501)
  await keep('new')
  pass(1)
  await collectGarbage(sandbox)
  expect(await left()).toEqual({ keys: ['new'], launches: ['new'], rounds: ['new'] })
  await close()
})
