// npm run password: sets a new password for a user of the Studio, on the server.
import { parseArgs } from 'node:util'
import { accessKinds, type AccessKind } from '../schemas/studio/access.ts'
import { readSettings } from './env.ts'
import { StartupError } from './lib/startup-error.ts'
import { explainStartupFailure } from './startup-failure.ts'
import { resetPasswordOnServer } from './studio/index.ts'

const usage = `Usage
  npm run password -- LOGIN [--keep LIST]   set a new random password for a user of the Studio and print it once

  Ends every other access of the user: sessions, passkeys, access tokens (tokens) and shared preview links (previews).
  The authenticator app with its recovery codes (factor) stays.

  --keep LIST   what stays instead, separated by commas: ${accessKinds.join(',')}; or nothing

  Reads DATA_DIR and DATABASE_URL like the server, which may run meanwhile. Run it as the user of the server.
`

/** Reads `passkeys,tokens`, or `nothing`. */
function readKinds(list: string | undefined): AccessKind[] | undefined {
  if (list === undefined) return undefined
  if (list === 'nothing') return []
  return list.split(',').map((name) => {
    const kind = accessKinds.find((each) => each === name.trim())
    if (kind === undefined) throw new StartupError(`--keep does not know "${name}". See --help`)
    return kind
  })
}

/** Other users of the machine can read nothing that this writes. */
process.umask(0o077)

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, keep: { type: 'string' } },
  })
  const [login, ...rest] = positionals
  if (values.help) process.stdout.write(usage)
  else if (login === undefined || rest.length > 0) throw new StartupError('Which login? See --help')
  else {
    const keep = readKinds(values.keep)
    const { password, ended } = await resetPasswordOnServer(readSettings(process.env), login, keep)
    process.stdout.write(`${password}\n`)
    const counts = Object.entries(ended).map(([kind, count]) => `${kind} ${count}`)
    process.stderr.write(`Ended: ${counts.join(', ')}\n`)
  }
} catch (error) {
  const line = explainStartupFailure(error)
  process.stderr.write(
    `${line ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`,
  )
  process.exitCode = 1
}
