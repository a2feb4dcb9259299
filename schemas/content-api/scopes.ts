import type { Role } from '../studio/roles.ts'

/** What an access token allows, each with the role that its user needs for it. */
export const scopeRoles = {
  /** Read published documents, their contracts and the media library. */
  'published:read': 'viewer',
  /** Read and check drafts. */
  'drafts:read': 'viewer',
  /** Save and discard drafts. */
  'drafts:write': 'editor',
  /** Add, describe and remove pictures. */
  'media:write': 'editor',
  /** Publish drafts and remove documents from the site. */
  publish: 'publisher',
} as const satisfies Record<string, Role>

export type TokenScope = keyof typeof scopeRoles

export const tokenScopes = Object.keys(scopeRoles).filter(isTokenScope)

export function isTokenScope(value: unknown): value is TokenScope {
  return typeof value === 'string' && Object.hasOwn(scopeRoles, value)
}

/** Start of every access token, by which scanners find one that was published by mistake. */
export const tokenPrefix = 'mqp_'
