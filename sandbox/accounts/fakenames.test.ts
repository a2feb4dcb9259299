import { expect, test } from 'vitest'
import { callsOf } from '../../tests/support/sandbox/test-calls.ts'
import { sessionOf, startTestSandbox } from '../../tests/support/sandbox/test-sandbox.ts'

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
