import type { Timestamp } from './columns.ts'

/** Authenticator apps of players. */
export interface AuthenticatorTable {
  player_id: number
  /** In base32. Never leaves the sandbox after the setup. */
  secret: string
  /** 0 until the first correct code. */
  is_confirmed: 0 | 1
  /** Time step of the last accepted code. */
  last_step: number
  /** JSON list of the hashes of unused recovery codes. */
  recovery: string
}

/** Passkeys of players. */
export interface PasskeyTable {
  /** Of the credential, in base64url. */
  id: string
  player_id: number
  name: string
  /** In base64url. */
  public_key: string
  /** Number of signatures; devices that do not count always send 0. */
  counter: number
  created_at: Timestamp
  used_at: Timestamp | null
}

/** Challenges that were answered, so that none is answered twice. */
export interface PasskeyChallengeTable {
  /** Its token. */
  challenge: string
  expires_at: Timestamp
}

export interface SecurityTables {
  authenticators: AuthenticatorTable
  passkeys: PasskeyTable
  passkey_challenges: PasskeyChallengeTable
}
