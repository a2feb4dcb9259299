// npm start -w @marquee/sandbox: the sandbox alone. A site with PLATFORM_URL=http://127.0.0.1:4000 plays on it.
import { join } from 'node:path'
import { createServer } from 'vite'

const root = join(import.meta.dirname, '..')
const {
  PORT = '4000',
  DATA_DIR = join(root, 'data', 'sandbox'),
  PUBLIC_URL = `http://localhost:${PORT}`,
} = process.env
// Vite reads TypeScript, and the files that pages of the simulators load.
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, ws: false, watch: null },
})
const { startSandbox } = await vite.ssrLoadModule('/sandbox/start-sandbox.ts')
await startSandbox({ port: Number(PORT), dataDir: DATA_DIR, publicUrl: PUBLIC_URL })
