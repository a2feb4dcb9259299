import { readFileSync } from 'node:fs'

/** A secret of the server's settings: the variable, or the file that `NAME_FILE` names; undefined without either. */
export function secretSetting(name) {
  const file = process.env[`${name}_FILE`]
  return process.env[name] || (file ? readFileSync(file, 'utf8').trim() : undefined)
}
