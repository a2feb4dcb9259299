import { createHmac } from 'node:crypto'
import type { SandboxInput } from '../../calls/numeric-ids.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { inTransaction } from '../../../server/contracts/database.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import type { Database } from '../../tables/database.ts'
import { toTimestamp } from '../../timestamp.ts'
import { reportChange } from '../contacts/report-change.ts'
import type { Player } from '../players.ts'
import { secretOf } from '../secrets.ts'
import { assertConfirmed } from './confirmation.ts'
import { makeChallenge, takeChallenge } from './passkey-challenges.ts'
import type { Session } from './sessions.ts'

const maxPasskeys = 20
/** Milliseconds that a device waits for the player. */
const timeout = 60_000
/** Name of the site on the player's device. */
const siteName = 'Marra'

/** COSE algorithms, the preferred one first: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257]

/** The library is large, and most servers never need it. */
const webauthn = () => import('@simplewebauthn/server')

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

const invalidPasskey = (reason: 'invalid' | 'taken' | 'unknown') =>
  new ApiError('InvalidParameterException', 'The passkey is not accepted', { id: reason })

const passkeysOf = (database: Database, { id }: Player) =>
  database.selectFrom('passkeys').selectAll().where('player_id', '=', id).orderBy('created_at').execute()

/** By which devices know a player. It tells nothing about them: devices keep it, and may show it. */
async function handleOf(sandbox: SandboxContext, { id }: Player): Promise<string> {
  return createHmac('sha256', await secretOf(sandbox, 'passkeys'))
    .update(`player:${id}`)
    .digest('base64url')
}

const tooMany = () => new ApiError('InvalidRequestException', 'Too many passkeys', { reason: 'too_many' })

/** The player's passkeys, oldest first. */
export async function listPasskeys(database: Database, player: Player) {
  const rows = await passkeysOf(database, player)
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    created_at: toTimestamp(created_at),
    last_used_at: used_at === null ? null : toTimestamp(used_at),
  }))
}

/** Starts adding a passkey, which belongs to the host of the site. `addPasskey` ends it. */
export async function beginPasskey(sandbox: SandboxContext, session: Session) {
  await assertConfirmed(sandbox, session)
  const { player } = session
  const existing = await passkeysOf(sandbox.database, player)
  if (existing.length >= maxPasskeys) throw tooMany()
  const name = player.phone ?? player.email ?? String(player.id)
  return {
    rp: { id: sandbox.publicUrl.hostname, name: siteName },
    user: { id: await handleOf(sandbox, player), name, displayName: name },
    challenge: await makeChallenge(sandbox, player.id),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout,
    excludeCredentials: existing.map(({ id }) => ({ id, type: 'public-key' as const })),
    // It replaces password and code, so that the device has to know its owner.
    authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
    attestation: 'none' as const,
  }
}

/** Stores the passkey that the player's device has made. */
export async function addPasskey(
  sandbox: SandboxContext,
  player: Player,
  { id, name, client_data, attestation_object }: SandboxInput<'account.addpasskey'>,
): Promise<void> {
  const { database, now, publicUrl } = sandbox
  const { verifyRegistrationResponse } = await webauthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON: client_data, attestationObject: attestation_object },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => takeChallenge(sandbox, challenge, player.id),
    expectedOrigin: publicUrl.origin,
    expectedRPID: publicUrl.hostname,
    requireUserVerification: true,
  }).catch(() => {
    throw invalidPasskey('invalid')
  })
  if (!verified) throw invalidPasskey('invalid')
  const { credential } = registrationInfo
  await inTransaction(database, async (trx) => {
    if ((await passkeysOf(trx, player)).length >= maxPasskeys) throw tooMany()
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('passkeys')
      .values({
        id: credential.id,
        player_id: player.id,
        name: name.trim(),
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        created_at: now(),
        used_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) throw invalidPasskey('taken')
    await reportChange(sandbox, trx, { player, change: 'passkey' })
  })
}

export async function renamePasskey(
  database: Database,
  player: Player,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('passkeys')
    .set({ name: name.trim() })
    .where('id', '=', id)
    .where('player_id', '=', player.id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw invalidPasskey('unknown')
}

export async function removePasskey(sandbox: SandboxContext, session: Session, id: string): Promise<void> {
  await assertConfirmed(sandbox, session)
  const { player } = session
  await inTransaction(sandbox.database, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw invalidPasskey('unknown')
    await reportChange(sandbox, trx, { player, change: 'passkey' })
  })
}

/** Starts a login: any passkey of this site that the device knows may answer. */
export async function requestPasskey(sandbox: SandboxContext) {
  return {
    rpId: sandbox.publicUrl.hostname,
    challenge: await makeChallenge(sandbox, null),
    timeout,
    userVerification: 'required' as const,
  }
}

/** The player whose passkey has answered, and whether the answer is right; undefined: the passkey is unknown. */
export async function checkPasskey(
  sandbox: SandboxContext,
  { id, client_data, authenticator_data, signature }: SandboxInput<'auth.passkey'>,
): Promise<{ player: Player; isRight: boolean } | undefined> {
  const { database, now, publicUrl } = sandbox
  const passkey = await database.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
  if (!passkey) return undefined
  const player = await database
    .selectFrom('players')
    .selectAll()
    .where('id', '=', passkey.player_id)
    .executeTakeFirstOrThrow()
  const { verifyAuthenticationResponse } = await webauthn()
  const answer = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => takeChallenge(sandbox, challenge, null),
    expectedOrigin: publicUrl.origin,
    expectedRPID: publicUrl.hostname,
    credential: { id, publicKey: bytes(passkey.public_key), counter: passkey.counter },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!answer?.verified) return { player, isRight: false }
  const { newCounter } = answer.authenticationInfo
  // A copy may have answered since the row was read. Devices that do not count always send 0.
  const { numUpdatedRows } = await database
    .updateTable('passkeys')
    .set({ counter: newCounter, used_at: now() })
    .where('id', '=', id)
    .where('counter', newCounter === 0 ? '=' : '<', newCounter)
    .executeTakeFirstOrThrow()
  return { player, isRight: numUpdatedRows > 0n }
}
