import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { AddedPasskey, StudioPasskey } from '../../../schemas/studio/answers.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { inTransaction } from '../../db/transaction.ts'
import { toIsoTime, type Caller, type StudioContext } from '../studio-context.ts'
import { isFactorRequired } from './factor-setting.ts'
import { takeChallenge, makeChallenge } from './passkey-challenges.ts'
import { confirmPassword } from './passwords.ts'
import { ensureRecoveryCodes, forgetUnusedRecovery, hasApp } from './recovery-codes.ts'
import { assertSession, endOtherSessions } from './sessions.ts'

const maxPasskeys = 20

/** The library is large, and most servers never need it. */
const webauthn = () => import('@simplewebauthn/server')

/** A passkey belongs to the host of the site and is used on its pages only. */
function relyingParty({ publicUrl }: Pick<StudioContext, 'publicUrl'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, origin }
}

const wrongPasskey = () =>
  new StudioError('WrongPasskey', phrase`The passkey is unknown or its answer is wrong`)

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

function transportsOf(stored: string): string[] {
  const transports: unknown = JSON.parse(stored)
  return Array.isArray(transports) ? transports.filter((value) => typeof value === 'string') : []
}

function passkeysOf({ database }: Pick<StudioContext, 'database'>, userId: number) {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

/** The caller's passkeys, oldest first. */
export async function listPasskeys(
  context: Pick<StudioContext, 'database'>,
  { user }: Pick<Caller, 'user'>,
): Promise<StudioPasskey[]> {
  const rows = await passkeysOf(context, user.id)
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    createdAt: toIsoTime(created_at),
    usedAt: used_at === null ? null : toIsoTime(used_at),
  }))
}

/** Starts adding a passkey; `addPasskey` ends it. */
export async function beginPasskey(
  context: StudioContext,
  caller: Caller,
  password: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  await confirmPassword(context, caller, password)
  const { user } = caller
  const existing = await passkeysOf(context, user.id)
  if (existing.length >= maxPasskeys)
    throw new StudioError('Conflict', phrase`At most ${maxPasskeys} passkeys`)
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: 'Marquee Studio',
    rpID: relyingParty(context).rpID,
    userName: user.login,
    userDisplayName: user.name,
    userID: new Uint8Array(Buffer.from(`studio-user-${user.id}`)),
    challenge: bytes(await makeChallenge(context, user.id)),
    attestationType: 'none',
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
    // It replaces password and code, so that the device has to know its owner.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Stores a new passkey, ends the caller's other sessions, and returns recovery codes with the first factor. */
export async function addPasskey(
  context: StudioContext,
  caller: Caller,
  { name, id, clientDataJSON, attestationObject, transports }: StudioParams<'passkeys.add'>,
): Promise<AddedPasskey> {
  const { user } = caller
  const { rpID, origin } = relyingParty(context)
  const { verifyRegistrationResponse } = await webauthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => takeChallenge(context, challenge, user.id),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => {
    throw wrongPasskey()
  })
  if (!verified) throw wrongPasskey()
  const { credential } = registrationInfo
  const added = await inTransaction(context.database, async (transaction) => {
    await assertSession(transaction, caller)
    return transaction
      .insertInto('passkeys')
      .values({
        id: credential.id,
        user_id: user.id,
        name,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(transports ?? []),
        created_at: context.now(),
        used_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
  })
  if (added.numInsertedOrUpdatedRows === 0n)
    throw new StudioError('Conflict', phrase`This passkey is known already`)
  await endOtherSessions(context, caller)
  const recoveryCodes = await ensureRecoveryCodes(context, user.id)
  return { passkeys: await listPasskeys(context, caller), ...(recoveryCodes && { recoveryCodes }) }
}

export async function renamePasskey(
  context: StudioContext,
  caller: Caller,
  { id, name }: StudioParams<'passkeys.rename'>,
): Promise<StudioPasskey[]> {
  const { numUpdatedRows } = await context.database
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', caller.user.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new StudioError('NotFound', phrase`There is no such passkey`)
  return listPasskeys(context, caller)
}

/**
 * Removes one of the caller's passkeys, and ends the other sessions, which its device may have. The last factor stays if
 * every user needs one.
 */
export async function removePasskey(
  context: StudioContext,
  caller: Caller,
  { id, password }: StudioParams<'passkeys.remove'>,
): Promise<StudioPasskey[]> {
  await confirmPassword(context, caller, password)
  const { user } = caller
  const others = (await passkeysOf(context, user.id)).filter((passkey) => passkey.id !== id)
  const isLast = others.length === 0 && !(await hasApp(context, user.id))
  if (isLast && (await isFactorRequired(context)))
    throw new StudioError('NotAllowed', phrase`Every user needs a second factor`)
  await context.database.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', user.id).execute()
  if (isLast) await forgetUnusedRecovery(context, user.id)
  await endOtherSessions(context, caller)
  return listPasskeys(context, caller)
}

/** Starts a sign-in: any passkey of this site that the device knows may answer. */
export async function requestPasskey(context: StudioContext): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: relyingParty(context).rpID,
    challenge: bytes(await makeChallenge(context, null)),
    userVerification: 'required',
  })
}

/** The id of the user whose passkey has answered. Throws WrongPasskey. */
export async function usePasskey(
  context: StudioContext,
  { id, clientDataJSON, authenticatorData, signature }: StudioParams<'session.openWithPasskey'>,
): Promise<number> {
  const { database, now } = context
  const passkey = await database.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
  if (!passkey) throw wrongPasskey()
  const { rpID, origin } = relyingParty(context)
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => takeChallenge(context, challenge, null),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id, publicKey: bytes(passkey.public_key), counter: passkey.counter },
    requireUserVerification: true,
  }).catch(() => {
    throw wrongPasskey()
  })
  if (!verified) throw wrongPasskey()
  const { newCounter } = authenticationInfo
  // A copy may have answered since the row was read. Devices that do not count always send 0.
  const { numUpdatedRows } = await database
    .updateTable('passkeys')
    .set({ counter: newCounter, used_at: now() })
    .where('id', '=', id)
    .where('counter', newCounter === 0 ? '=' : '<', newCounter)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw wrongPasskey()
  return passkey.user_id
}
