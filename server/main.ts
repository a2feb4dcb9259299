import { fileURLToPath } from 'node:url'

// React reads this when it is first loaded, so it is set before anything else is.
process.env['NODE_ENV'] ??= 'production'

/** So few files may be open that not even the server's own can be read. */
function endWithAdvice(error: unknown): never {
  if (!(error instanceof Error && 'code' in error && error.code === 'EMFILE')) throw error
  process.stderr.write(
    `The server may open too few files. Raise the limit, such as with: ulimit -n 4096 (${error.message})\n`,
  )
  process.exit(1)
}

const { runServer } = await import('./start.ts').catch(endWithAdvice)
await runServer(fileURLToPath(new URL('../client', import.meta.url)))
