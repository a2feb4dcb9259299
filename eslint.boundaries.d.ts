import type { Linter } from 'eslint'

/** The import borders as a configuration without `files`. */
export const borders: Linter.Config & { settings: Record<string, unknown> }
