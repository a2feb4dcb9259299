import type { CallName } from '../../../schemas/api/calls.ts'
import type { Hit } from '../../../schemas/hit.ts'
import { markNames, type Marks } from '../../../schemas/tracking.ts'
import { findSession, hashToken } from '../../accounts/login/sessions.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import type { Database } from '../../tables/database.ts'

/** Number of hits, and of devices, to keep. */
const retainedHits = 10_000

function marksOf(hit: Hit): Marks {
  return Object.fromEntries(
    markNames.flatMap((name) => {
      const value = hit[`td_${name}`]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Records a hit, with the player of the browser's session. */
export async function recordHit(
  { database, now }: SandboxContext,
  hit: Hit,
  token: string | undefined,
): Promise<void> {
  const at = now()
  const session = token === undefined ? undefined : await findSession(database, hashToken(token), at)
  const { type, referer, fraud_session } = hit
  const { id } = await database
    .insertInto('hits')
    .values({
      type,
      player_id: session?.player.id ?? null,
      referer,
      marks: JSON.stringify(marksOf(hit)),
      fraud_session,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .deleteFrom('hits')
    .where('id', '<=', id - retainedHits)
    .execute()
}

/** Records the tracking parameters of a registration; those of an existing account stay unchanged. */
export async function saveRegistrationMarks(
  database: Database,
  playerId: number,
  fields: Marks,
): Promise<void> {
  const marks = Object.fromEntries(
    markNames.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  )
  if (Object.keys(marks).length === 0) return
  await database
    .insertInto('registration_marks')
    .values({ player_id: playerId, marks: JSON.stringify(marks) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The device that the simulated fraud-detection service has described; undefined if it is another text. */
function deviceIn(session: string): string | undefined {
  const text = Buffer.from(session, 'base64').toString()
  return /^\{"device":"([\da-f]{1,64})"\}$/.exec(text)?.[1]
}

/** Records the device that a call came from, as the fraud-detection service describes it. */
export async function recordDevice(
  { database, now }: SandboxContext,
  call: CallName,
  session: string,
): Promise<void> {
  const device = deviceIn(session)
  if (device === undefined) return
  const { id } = await database
    .insertInto('devices')
    .values({ call_name: call, device, at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .deleteFrom('devices')
    .where('id', '<=', id - retainedHits)
    .execute()
}
