// What backup and restore share as commands.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { secretSetting } from '../secret-setting.mjs'

/** An error that the operator can fix: printed in one line, without a stack trace. */
export class CommandError extends Error {}

/** Where the data is: the settings of the server. */
export function dataSettings() {
  return {
    dataDir: resolve(process.env.DATA_DIR || 'data'),
    databaseUrl: secretSetting('DATABASE_URL') ?? null,
  }
}

/** For names of files and schemas. */
export const timestamp = (date = new Date()) =>
  date
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replace(/\D/g, '')

/** Runs a command and prints its errors. Other users of the machine can read nothing that it writes. */
export async function runCommand(usage, options, work) {
  process.umask(0o077)
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    })
    if (values.help) console.log(usage)
    else await work(positionals, values)
  } catch (error) {
    if (!(error instanceof CommandError) && !String(error.code).startsWith('ERR_PARSE_ARGS')) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
