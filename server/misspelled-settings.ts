import { editDistance } from './lib/nearest.ts'
import { secretSettings } from './secret-settings.ts'
import { SettingsSchema } from './settings-schema.ts'

/** An environment variable that no part of the server reads, with the setting that was probably meant. */
export interface MisspelledSetting {
  name: string
  meant: string
}

const settings = Object.keys(SettingsSchema.properties)
const readNames = [...settings, ...[...secretSettings].map((name) => `${name}_FILE`)]

/** Short names have neighbours that mean something else, such as HOST and HOME. */
const allowedErrors = (name: string) => (name.length < 8 ? 0 : 2)

/** Ignores case and separators: PlatformUrl, platform-url, PLATFORMURL. */
const normalized = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, '')

function meantBy(name: string): string | undefined {
  // Only secrets are read from files.
  const setting = settings.find((each) => name === `${each}_FILE`)
  if (setting !== undefined) return setting
  return readNames
    .filter((each) => Math.abs(normalized(name).length - normalized(each).length) <= allowedErrors(each))
    .map((each) => ({ each, distance: editDistance(normalized(name), normalized(each)) }))
    .filter(({ each, distance }) => distance <= allowedErrors(each))
    .toSorted((first, second) => first.distance - second.distance)[0]?.each
}

/** Variables with a value whose names differ from that of a setting by a slip. */
export function misspelledSettings(
  environment: Readonly<Record<string, string | undefined>>,
): MisspelledSetting[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value?.trim() || readNames.includes(name)) return []
    const meant = meantBy(name)
    return meant === undefined ? [] : [{ name, meant }]
  })
}
