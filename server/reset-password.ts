// npm run password: sets a new password for a user of the Studio, on the server.
import { parseArgs } from 'node:util'
import { readSettings } from './env.ts'
import { StartupError } from './lib/startup-error.ts'
import { explainStartupFailure } from './startup-failure.ts'
import { resetPasswordOnServer } from './studio/index.ts'

const usage = `Usage
  npm run password -- LOGIN   set a new random password for a user of the Studio and print it once

  Ends the sessions and access tokens of the user. Reads DATA_DIR and DATABASE_URL like the server, which may run
  meanwhile. Run it as the user of the server.
`

/** Other users of the machine can read nothing that this writes. */
process.umask(0o077)

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  })
  const [login, ...rest] = positionals
  if (values.help) process.stdout.write(usage)
  else if (login === undefined || rest.length > 0) throw new StartupError('Which login? See --help')
  else process.stdout.write(`${await resetPasswordOnServer(readSettings(process.env), login)}\n`)
} catch (error) {
  const line = explainStartupFailure(error)
  process.stderr.write(
    `${line ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`,
  )
  process.exitCode = 1
}
