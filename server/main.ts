import { fileURLToPath } from 'node:url'

// React reads this when it is first loaded, so it is set before anything else is.
process.env['NODE_ENV'] ??= 'production'

const { runServer } = await import('./start.ts')
await runServer(fileURLToPath(new URL('../client', import.meta.url)))
