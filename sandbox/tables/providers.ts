import type { Generated } from 'kysely'
import type { Timestamp } from './columns.ts'

export interface IdentityApplicantTable {
  player_id: number
  /** Id of the player at the identity provider. */
  applicant_id: string
  created_at: Timestamp
}

export interface IdentityCheckTable {
  id: Generated<number>
  token_hash: string
  player_id: number
  /** Reason for the check, as given by the site. */
  external_action_id: string | null
  document_type: string | null
  /** Current step, and finally the decision. */
  step: 'document' | 'selfie' | 'sent' | 'pending' | 'approved' | 'rejected'
  locale: string
  created_at: Timestamp
  expires_at: Timestamp
}

export interface ChatConversationTable {
  id: Generated<number>
  token_hash: string
  locale: string
  /** Id of the visitor on the site, as reported by the site. */
  identifier: string | null
  name: string | null
  created_at: Timestamp
}

export interface ChatMessageTable {
  id: Generated<number>
  conversation_id: number
  sender: 'visitor' | 'operator'
  text: string
  /** When the message becomes visible; the operator's answers are slightly in the future. */
  at: Timestamp
}

export interface ProvidersTables {
  identity_applicants: IdentityApplicantTable
  identity_checks: IdentityCheckTable
  chat_conversations: ChatConversationTable
  chat_messages: ChatMessageTable
}
