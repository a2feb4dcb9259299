import { readFileSync } from 'node:fs'
import { StartupError } from './lib/startup-error.ts'

/** Settings whose values error messages must not contain. */
export const secretSettings: ReadonlySet<string> = new Set([
  'CONTENT_SERVICE_TOKEN',
  'CONTENT_TOKEN',
  'CONTENT_TOKEN_FALLBACK',
  'DATABASE_MIGRATION_URL',
  'DATABASE_URL',
  'JWT_SECRET',
  'JWT_SECRET_FALLBACK',
  'STUDIO_OIDC_CLIENT_SECRET',
])

type Environment = Readonly<Record<string, string | undefined>>

/** The value of a setting; that of a secret may be in a file, which vaults provide: `NAME_FILE`. */
export function settingIn(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim()
  const file = environment[`${name}_FILE`]?.trim()
  if (!secretSettings.has(name) || !file) return value
  if (value) throw new StartupError(`${name} and ${name}_FILE are both set. Remove one of them.`)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The file of ${name}_FILE cannot be read: ${reason}`)
  }
}
