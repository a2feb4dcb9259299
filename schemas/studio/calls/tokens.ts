import { Type } from 'typebox'
import { tokenScopes, type TokenScope } from '../../content-api/scopes.ts'
import { kindNames, type DocumentKind } from '../../kinds/index.ts'
import { params, type StudioCallContracts } from './fields.ts'

/** Most tokens of a user that are neither expired nor revoked. */
export const maxTokens = 20

/** An access token of the content API, without the token itself. */
export interface AccessToken {
  id: number
  name: string
  scopes: TokenScope[]
  /** Kinds of documents that it may read and change; empty: all. */
  kinds: DocumentKind[]
  /** Its last characters, by which the user recognizes it. */
  ending: string
  /** ISO 8601, as are the other times. */
  createdAt: string
  expiresAt: string
  isExpired: boolean
  /** null if it was never used. */
  usedAt: string | null
}

/** `token`: shown once and stored nowhere. */
export interface CreatedToken {
  token: string
  tokens: AccessToken[]
}

/** The caller's access tokens for the content API. */
export const tokenCalls = {
  'tokens.list': { role: 'viewer', params: params({}), changes: 'own' },
  /** Creates a token with scopes that the caller's role allows. */
  'tokens.create': {
    role: 'viewer',
    params: params({
      name: Type.String({ pattern: '\\S', maxLength: 80, description: 'What the token is for' }),
      scopes: Type.Array(Type.Enum(tokenScopes), { minItems: 1, uniqueItems: true }),
      kinds: Type.Array(Type.Enum(kindNames), { uniqueItems: true }),
      days: Type.Integer({ minimum: 1, maximum: 365, description: 'Days until it expires' }),
      password: Type.String({ maxLength: 200, description: 'Current password of the caller' }),
    }),
    changes: 'own',
  },
  /** Ends a token at once. */
  'tokens.revoke': { role: 'viewer', params: params({ id: Type.Integer() }), changes: 'own' },
} as const satisfies StudioCallContracts

export interface TokenAnswers {
  /** Newest first, without those that were revoked. */
  'tokens.list': AccessToken[]
  'tokens.create': CreatedToken
  'tokens.revoke': AccessToken[]
}
