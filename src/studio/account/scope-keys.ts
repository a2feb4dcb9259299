import type { TokenScope } from '../../../schemas/content-api/scopes.ts'

/** The texts of scopes in the catalogues, whose keys may contain no colon. */
export const scopeKeys = {
  'published:read': 'readPublished',
  'drafts:read': 'readDrafts',
  'drafts:write': 'writeDrafts',
  'media:write': 'writeMedia',
  publish: 'publish',
} as const satisfies Record<TokenScope, string>
