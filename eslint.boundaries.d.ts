import type { Linter } from 'eslint'

/** The import boundaries as a configuration without `files`. */
export const boundaries: Linter.Config & { settings: Record<string, unknown> }
