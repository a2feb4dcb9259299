import type { Generated } from 'kysely'
import type { Flag, Timestamp } from './columns.ts'

export interface PlayerTable {
  id: Generated<number>
  /** Digits only, including the calling code. */
  phone: string | null
  /** In lower case. */
  email: string | null
  fakename: string
  password_hash: string
  birth_date: string | null
  country_code: string
  currency: string
  locale: string
  promo_code: string | null
  is_banned: Flag
  is_verified: Flag
  created_at: Timestamp
  is_deleted: Generated<Flag>
  /** Documents were submitted and are being checked. */
  is_on_verification: Generated<Flag>
  /** Withdrawals require the identity check. */
  is_kyc_block_enabled: Generated<Flag>
  two_factor_auth: Generated<Flag>
  is_excluded_for_good: Generated<Flag>
  /** End of the latest break. */
  time_out_until: Timestamp | null
  /** End of the latest temporary self-exclusion. */
  excluded_until: Timestamp | null
  /** Comparison key of the public name; null only while the account is being created. */
  fakename_key: string | null
}

export interface ContactTable {
  id: Generated<number>
  player_id: number
  type: 'email' | 'phone'
  /** In lower case, or digits only including the calling code. */
  contact: string
  phone_country_code: string | null
  is_confirmed: Flag
  is_subscribed: Flag
  created_at: Timestamp
}

export type CodePurpose = 'confirm' | 'two-factor-login' | 'two-factor-switch' | 'restore' | 'identity'

export interface CodeTable {
  player_id: number
  purpose: CodePurpose
  /** Recipient of the code. */
  contact: string
  code_hash: string
  /** Number of attempts so far. */
  attempts: number
  sent_at: Timestamp
}

export interface OutboxTable {
  id: Generated<number>
  channel: 'email' | 'phone'
  recipient: string
  subject: string
  body: string
  /** Code in the message, in machine-readable form. */
  code: string | null
  at: Timestamp
}

export interface ProfileTable {
  player_id: number
  /** JSON of a `StoredProfile`. */
  fields: string
}

export interface SocialTokenTable {
  token_hash: string
  provider: string
  /** Id of the person at the provider. */
  subject: string
  email: string | null
  name: string
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface SocialIdentityTable {
  provider: string
  subject: string
  player_id: number
}

/** Signing keys of the sandbox. */
export interface SecretTable {
  name: string
  value: string
}

export interface StorageItemTable {
  player_id: number
  key: string
  value: string
}

export interface FeedbackTable {
  id: Generated<number>
  player_id: number | null
  name: string
  email: string
  subject: string
  message: string
  /** Chosen by the sender; null: the sender does not repeat messages. */
  request_id: string | null
  at: Timestamp
}

export interface ChatEventTable {
  id: Generated<number>
  player_id: number
  channel_id: string
  conversation_id: string
  text: string
  event: 'sent' | 'received'
  at: Timestamp
}

export interface SessionTable {
  /** SHA-256 of the token, so that access to the database does not allow anyone to log in. */
  token_hash: string
  player_id: number
  created_at: Timestamp
  expires_at: Timestamp
  /** Updated every few minutes; null: not used since an older build opened it. */
  last_used_at: Timestamp | null
  /** Until then the session may change contacts and the like without asking for the password again. */
  confirmed_until: Timestamp | null
  user_agent: string | null
  /** Network address of the login. */
  address: string | null
}

export interface AttemptTable {
  id: Generated<number>
  /** Subject of the limit, such as `login:998901234567` or `address:127.0.0.1`. */
  subject: string
  at: Timestamp
}

export interface AccountsTables {
  players: PlayerTable
  sessions: SessionTable
  attempts: AttemptTable
  contacts: ContactTable
  codes: CodeTable
  outbox: OutboxTable
  profile_fields: ProfileTable
  social_tokens: SocialTokenTable
  social_identities: SocialIdentityTable
  secrets: SecretTable
  storage_items: StorageItemTable
  feedback: FeedbackTable
  chat_events: ChatEventTable
}
