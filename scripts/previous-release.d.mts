import type rules from '../schemas/defaults/pages/rules.json'

/** The built server of the previous release, and a document of it; null if the checkout lacks its commit. */
export function buildPreviousRelease(): { build: string; commit: string; rules: typeof rules } | null
