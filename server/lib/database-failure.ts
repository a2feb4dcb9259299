/** Errors of the network, and of a disk that is full or broken. */
const codes: ReadonlySet<string> = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  ...['EMFILE', 'ENFILE', 'ENOSPC'],
])
/** Connection exceptions, insufficient resources, a PostgreSQL that ends or starts, and one that is read-only. */
const postgresCodes = /^(?:(?:08|53|57P)[0-9A-Z]{2,3}|25006)$/
const sqliteCodes = /^SQLITE_(?:NOTADB|CORRUPT|FULL|IOERR|BUSY|READONLY|CANTOPEN)/
/** The driver's own errors have no code. */
const messages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|PostgreSQL does not answer|Client has encountered a connection error)/

/**
 * Whether an error means that a database cannot be used now: it is unreachable, overloaded, damaged or read-only. Other
 * errors are those of a query.
 */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return codes.has(code) || postgresCodes.test(code) || sqliteCodes.test(code) || messages.test(error.message)
}
