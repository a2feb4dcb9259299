import { afterEach, beforeEach, expect, test } from 'vitest'
import { previewPlayers, type PreviewPlayer } from '../../schemas/studio/preview.ts'
import { startTestSandbox, type TestSandbox } from '../tests/support/test-sandbox.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => sandbox.close())

async function enter(player: PreviewPlayer) {
  const session = await sandbox.platform.enterForPreview?.(player)
  const response = await sandbox.get('/api/account/getInfo', session)
  return response.json<{ data?: Record<string, unknown>; error?: { type: string } }>()
}

test.each(previewPlayers.filter((name) => name !== 'blocked'))('%s is logged in', async (name) => {
  const { data } = await enter(name)
  expect(data?.['uid']).toBeGreaterThan(0)
})

test('puts each player into the state of that name', async () => {
  expect(await enter('player')).toMatchObject({
    data: { is_registration_completed: true, is_verified: false, two_factor_auth: false },
  })
  expect(await enter('unfinished')).toMatchObject({ data: { is_registration_completed: false } })
  expect(await enter('verified')).toMatchObject({ data: { is_verified: true } })
  expect(await enter('twoFactor')).toMatchObject({ data: { two_factor_auth: true } })
  expect(await enter('blocked')).toMatchObject({ error: { type: 'UserBannedException' } })
})

test('resets the player for the next preview, which gets a session of its own', async () => {
  const first = await sandbox.platform.enterForPreview?.('player')
  const { data } = (await sandbox.get('/api/account/getInfo', first)).json<{ data: { uid: number } }>()
  await sandbox.post(`/sandbox/console/players/${data.uid}/flag`, { flag: 'is_banned', value: '1' })
  expect(await enter('player')).toMatchObject({ data: { uid: data.uid } })
  const sessions = await Promise.all([1, 2].map(async () => sandbox.platform.enterForPreview?.('player')))
  expect(new Set([first, ...sessions]).size).toBe(3)
})

test('creates one player for two concurrent first previews', async () => {
  const [one, other] = await Promise.all([enter('empty'), enter('empty')])
  expect(one.data?.['uid']).toBe(other.data?.['uid'])
})
