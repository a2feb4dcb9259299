import type { CallAnswer } from '../../schemas/api/calls.ts'
import type { SandboxInput } from '../calls/numeric-ids.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import {
  notificationKinds,
  promotionalKinds,
  type NotificationKind,
} from '../../schemas/api/notification-kinds.ts'
import type { Locale } from '../locale.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import { readSessions, validSessions, type Session } from '../accounts/login/sessions.ts'
import { listOf } from '../calls/comma-list.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { toTimestamp } from '../timestamp.ts'
import { isPushService } from './push-service.ts'
import { readVapidKeys } from './vapid.ts'

type Device = CallAnswer<'push.subscribe'>

/** Devices of a player. */
const most = 10

/** Invitations to play are off until the player turns them on. */
const byDefault = notificationKinds.filter((kind) => !promotionalKinds.includes(kind))

const isKind = (text: string): text is NotificationKind => notificationKinds.some((kind) => kind === text)

function kindsOf(text: string | undefined): NotificationKind[] {
  const names = listOf(text)
  if (!names.every(isKind))
    throw new ApiError('InvalidParameterException', 'Unknown subject', { kinds: 'enum' })
  return text === undefined ? byDefault : names.filter(isKind)
}

/** Devices of the player whose sessions have not ended, oldest first. */
export async function readDevices({ database, now }: SandboxContext, playerId: number) {
  const sessions = await readSessions(database, playerId, now())
  const rows = await database
    .selectFrom('push_devices')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute()
  return rows.filter(({ session_hash }) => sessions.some(({ token_hash }) => token_hash === session_hash))
}

type DeviceRow = Awaited<ReturnType<typeof readDevices>>[number]

const toDevice = (row: DeviceRow, session: Session): Device => ({
  id: String(row.id),
  name: row.name,
  created_at: toTimestamp(row.created_at),
  is_current: row.session_hash === session.hash,
  is_failing: row.failures > 0,
  kinds: listOf(row.kinds).filter(isKind),
})

export async function pushSettings(
  sandbox: SandboxContext,
  session: Session,
): Promise<CallAnswer<'push.getsettings'>> {
  const { publicKey } = await readVapidKeys(sandbox.database)
  const devices = await readDevices(sandbox, session.player.id)
  return { public_key: publicKey, devices: devices.map((row) => toDevice(row, session)) }
}

/** Adds a device, or changes it. A browser with another player's subscription belongs to this player from now on. */
export async function subscribe(
  sandbox: SandboxContext,
  session: Session,
  input: SandboxInput<'push.subscribe'>,
  locale: Locale,
): Promise<Device> {
  const { endpoint, p256dh, auth, name } = input
  if (!isPushService(endpoint, sandbox.pushService))
    throw new ApiError('InvalidParameterException', 'No known push service', { endpoint: 'service' })
  const kinds = kindsOf(input.kinds).join(',')
  const { id: playerId } = session.player
  const others = await readDevices(sandbox, playerId)
  if (others.filter((device) => device.endpoint !== endpoint).length >= most)
    throw new ApiError('InvalidRequestException', 'Too many devices', { reason: 'too_many' })
  const values = {
    session_hash: session.hash,
    p256dh,
    auth,
    name,
    locale,
    kinds,
    failures: 0,
  }
  const row = await inTransaction(sandbox.database, async (trx) => {
    // A session is one browser, whose earlier subscription has ended; one of another player starts anew.
    await trx
      .deleteFrom('push_devices')
      .where((is) =>
        is.or([
          is.and([is('session_hash', '=', session.hash), is('endpoint', '<>', endpoint)]),
          is.and([is('endpoint', '=', endpoint), is('player_id', '<>', playerId)]),
        ]),
      )
      .execute()
    return trx
      .insertInto('push_devices')
      .values({ ...values, endpoint, player_id: playerId, created_at: sandbox.now() })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return toDevice(row, session)
}

export async function unsubscribe({ database }: SandboxContext, playerId: number, id: string): Promise<void> {
  await database
    .deleteFrom('push_devices')
    .where('player_id', '=', playerId)
    .where('id', '=', /^\d{1,9}$/.test(id) ? Number(id) : 0)
    .execute()
}

/** Deletes the devices whose sessions have ended: their endpoints serve nobody any more. */
export async function forgetDevices({ database, now }: SandboxContext): Promise<void> {
  await database
    .deleteFrom('push_devices')
    .where('session_hash', 'not in', validSessions(database, now()).select('token_hash'))
    .execute()
}
