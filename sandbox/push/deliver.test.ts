import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPushMessage, type PushMessage } from '../../schemas/push-message.ts'
import { openTestContext, type TestContext } from '../tests/support/test-context.ts'
import { endSession, hashToken, openSession, useSession } from '../accounts/login/sessions.ts'
import { texts } from '../pages/texts.ts'
import { pushSettings, subscribe } from './devices.ts'
import { sendPushes } from './deliver.ts'
import type { PushRequest } from './push-service.ts'
import { seedVapidKeys } from './vapid.ts'

const minute = 60_000
let context: TestContext
let sent: PushRequest[]
let status: number
const keys = createECDH('prime256v1')
const auth = Buffer.alloc(16, 7)

beforeEach(async () => {
  context = await openTestContext()
  keys.generateKeys()
  sent = []
  status = 201
  context.sandbox.postPush = (request) => {
    sent.push(request)
    return status === 0 ? Promise.reject(new Error('no answer')) : Promise.resolve(status)
  }
  await seedVapidKeys(context.sandbox.database)
})
afterEach(() => context.close())

/** Content of a message as a browser decrypts it (RFC 8188 and 8291). */
function decrypt({ body }: PushRequest): PushMessage | undefined {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + (body[20] ?? 0))
  const rest = body.subarray(21 + sender.length)
  const derive = (secret: Uint8Array, by: Uint8Array, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const input = derive(keys.computeSecret(sender), auth, info, 32)
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(rest.subarray(-16))
  const padded = Buffer.concat([decipher.update(rest.subarray(0, -16)), decipher.final()])
  const value: unknown = JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  return readPushMessage(value)
}

async function logIn(playerId: number) {
  const { sandbox } = context
  const token = await openSession(sandbox, playerId)
  const session = await useSession(sandbox.database, hashToken(token), sandbox.now())
  if (session === undefined) throw new Error('no session')
  return { token, session }
}

/** A session of the player with a device. */
async function addDevice(locale: 'uz' | 'ru' = 'ru', kinds?: string) {
  const { sandbox, player } = context
  const { token, session } = await logIn(player.id)
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${token}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    name: 'Chrome',
    ...(kinds !== undefined && { kinds }),
  }
  await subscribe(sandbox, session, subscription, locale)
  return { session, devices: async () => (await pushSettings(sandbox, session)).devices }
}

let logins = 0
/** Logins from other devices, which the player is notified about. */
async function logInElsewhere({ id } = context.player): Promise<void> {
  const { sandbox } = context
  const row = () => ({
    player_id: id,
    device: `d${(logins += 1)}`,
    address: '::1',
    seen_at: sandbox.now(),
  })
  await sandbox.database.insertInto('player_devices').values([row(), row()]).execute()
}

const send = () => sendPushes(context.sandbox)

test('sends what happened once, encrypted, in the language of the device', async () => {
  await addDevice('ru')
  await logInElsewhere()
  await send()
  await send()
  expect(sent).toHaveLength(1)
  const [request] = sent
  expect(request?.headers['Authorization']).toMatch(/^vapid t=.+, k=.+/)
  expect(request && decrypt(request)).toMatchObject({
    title: texts.ru.notifications.push.account.title,
    locale: 'ru',
    link: '/profile/notifications',
  })
})

test('does not say amounts, addresses or names, which a locked screen would show', async () => {
  await addDevice('uz')
  await logInElsewhere()
  await send()
  const { title, body } = texts.uz.notifications.push.account
  expect(sent.map(decrypt)).toMatchObject([{ title, body }])
  for (const { notifications } of [texts.uz, texts.ru])
    for (const message of Object.values(notifications.push))
      expect(`${message.title} ${message.body}`).not.toMatch(/\d|[{}]/)
})

test('sends nothing from before the subscription, and nothing older than an hour', async () => {
  await logInElsewhere()
  context.pass(1)
  await addDevice()
  await send()
  await logInElsewhere()
  context.pass(61 * minute)
  await send()
  expect(sent).toEqual([])
})

test('sends nothing about subjects that are off', async () => {
  await addDevice('ru', 'money')
  await logInElsewhere()
  await send()
  expect(sent).toEqual([])
})

test.each([
  ['during a break', { time_out_until: Number.MAX_SAFE_INTEGER }],
  ['to a self-excluded player', { is_excluded_for_good: 1 as const }],
  ['to a blocked account', { is_banned: 1 as const }],
])('sends nothing %s', async (_case, changes) => {
  const { sandbox, player } = context
  await addDevice('ru', 'money,bonus,game,account')
  await sandbox.database.updateTable('players').set(changes).where('id', '=', player.id).execute()
  await logInElsewhere()
  await send()
  expect(sent).toEqual([])
})

test('sends nothing to a device whose session has ended, and forgets it', async () => {
  const { session } = await addDevice()
  const { database } = context.sandbox
  await endSession(database, session.hash)
  await logInElsewhere()
  await send()
  expect(sent).toEqual([])
  expect(await database.selectFrom('push_devices').select('id').execute()).toEqual([])
})

test.each([404, 410])('forgets a subscription that the push service no longer knows (%s)', async (answer) => {
  const { devices } = await addDevice()
  await logInElsewhere()
  status = answer
  await send()
  expect(await devices()).toEqual([])
})

test.each([0, 429, 503])(
  'tries again after %s, at growing intervals and four times at most',
  async (answer) => {
    const { devices } = await addDevice()
    await logInElsewhere()
    status = answer
    await send()
    await send()
    expect(sent).toHaveLength(1)
    expect((await devices())[0]?.is_failing).toBe(true)
    for (const wait of [1, 4, 16, 30]) {
      context.pass(wait * minute)
      await send()
    }
    expect(sent).toHaveLength(4)
  },
)

test('does not repeat a message that the push service rejects', async () => {
  await addDevice()
  await logInElsewhere()
  status = 413
  await send()
  context.pass(5 * minute)
  await send()
  expect(sent).toHaveLength(1)
})

test('a browser that another player uses now sends that player’s news only', async () => {
  const { sandbox } = context
  const { devices } = await addDevice()
  const other = await context.addPlayer()
  const row = await sandbox.database.selectFrom('push_devices').selectAll().executeTakeFirstOrThrow()
  const { session } = await logIn(other.id)
  await subscribe(sandbox, session, { ...row, kinds: 'account' }, 'uz')
  expect(await devices()).toEqual([])
  await logInElsewhere()
  await send()
  expect(sent).toEqual([])
  await logInElsewhere(other)
  await send()
  expect(sent.map(decrypt)).toMatchObject([{ locale: 'uz' }])
})
