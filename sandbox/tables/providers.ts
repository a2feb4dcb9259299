import type { Generated } from 'kysely'
import type { Timestamp } from './columns.ts'

export interface IdentityApplicantTable {
  player_id: number
  /** Number of the player at the identity provider. */
  applicant_id: string
  created_at: Timestamp
}

export interface IdentityCheckTable {
  id: Generated<number>
  token_hash: string
  player_id: number
  /** Occasion of the check, as the site named it. */
  external_action_id: string | null
  document_type: string | null
  /** How far the player has come, and in the end how it was decided. */
  step: 'document' | 'selfie' | 'sent' | 'pending' | 'approved' | 'rejected'
  locale: string
  created_at: Timestamp
  expires_at: Timestamp
}

export interface ChatConversationTable {
  id: Generated<number>
  token_hash: string
  locale: string
  /** Number of the visitor on the site, as the site told it. */
  identifier: string | null
  name: string | null
  created_at: Timestamp
}

export interface ChatMessageTable {
  id: Generated<number>
  conversation_id: number
  sender: 'visitor' | 'operator'
  text: string
  /** From when on it is there; the operator's answers lie a little ahead. */
  at: Timestamp
}

export interface ProvidersTables {
  identity_applicants: IdentityApplicantTable
  identity_checks: IdentityCheckTable
  chat_conversations: ChatConversationTable
  chat_messages: ChatMessageTable
}
