import { expect, test } from 'vitest'
import { callsOf } from '../tests/support/test-calls.ts'
import { openTestContext } from '../tests/support/test-context.ts'
import { sessionOf, startTestSandbox } from '../tests/support/test-sandbox.ts'
import { renewFakenameKeys } from './fakename-keys.ts'
import { assertFakename } from './fakenames.ts'

test('a public name that looks like another one is taken', async () => {
  const sandbox = await startTestSandbox()
  const call = callsOf(sandbox)
  const one = await sandbox.login()
  const form = { phone: '998935550199', password: 'marra-01' }
  const other = sessionOf(await sandbox.post('/api/auth/register', form))
  const rename = (fakename: string, as: string) => call('account.changefakename', { fakename }, as)
  expect((await rename('Cooper', one)).error).toBeUndefined()
  // Cyrillic throughout.
  expect((await rename('Соорех', other)).error).toBeUndefined()
  expect((await rename('coopex', one)).error).toMatchObject({ error_data: { fakename: 'taken' } })
  expect((await rename('Cооper', other)).error).toMatchObject({ error_data: { fakename: 'mixed' } })
  expect(sandbox.errors).toEqual([])
  await sandbox.close()
})

test('a name that was chosen under an earlier rule is protected from names that look alike', async () => {
  const { sandbox, player, addPlayer, inTransaction, close } = await openTestContext()
  const { database } = sandbox
  const [old, copy, later] = [player, await addPlayer(), await addPlayer()]
  const store = (id: number, fakename: string) =>
    database
      .updateTable('players')
      .set({ fakename, fakename_key: fakename.toLowerCase() })
      .where('id', '=', id)
      .execute()
  // Cyrillic throughout, with keys as they were before.
  await store(old.id, 'Соорех')
  await store(copy.id, 'Сооpех')
  const choose = (fakename: string) => inTransaction((trx) => assertFakename(trx, later, fakename))
  await expect(choose('coopex')).resolves.toBeUndefined()

  await renewFakenameKeys(database)
  await expect(choose('coopex')).rejects.toThrow('taken')
  const keys = await database
    .selectFrom('players')
    .select(['fakename', 'fakename_key'])
    .orderBy('id')
    .execute()
  expect(keys.map(({ fakename }) => fakename)).toEqual(['Соорех', 'Сооpех', later.fakename])
  expect(keys[0]?.fakename_key).toBe('coopex')
  // Keys of names that were chosen since are not computed at every start.
  await database.updateTable('players').set({ fakename_key: 'x' }).where('id', '=', later.id).execute()
  await renewFakenameKeys(database)
  const { fakename_key } = await database
    .selectFrom('players')
    .select('fakename_key')
    .where('id', '=', later.id)
    .executeTakeFirstOrThrow()
  expect(fakename_key).toBe('x')
  await close()
})
