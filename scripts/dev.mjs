// npm run dev: the same server, rebuilt and restarted on changes; Vite serves the client's code.
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './fingerprint.mjs'

const outDir = join(root, '.cache', 'dev', 'server')
let server = null
let isEnding = false

function start() {
  server = fork(join(outDir, 'main.js'), {
    env: { ...process.env, DEV_SERVER: 'true', NODE_ENV: 'development' },
  })
  server.once('exit', (code) => {
    server = null
    if (!isEnding && code !== 0) console.error('The server ended; it starts again with the next change.')
  })
}

async function stop() {
  if (server === null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

const watcher = await build({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true, ssr: true, watch: {} },
})

/** The browser hot-reloads these files; changes to others restart the server. */
const hotReloaded =
  /[\\/]forms[\\/]react[\\/]|[\\/]src[\\/](?!lib[\\/]|boot\.js)|[\\/]registry[\\/].*\.(?:tsx|css)$/
let changed = []
let restarted = Promise.resolve()
watcher.on('change', (file) => changed.push(file))
watcher.on('event', (event) => {
  if (event.code === 'ERROR') console.error(event.error.message)
  if (event.code !== 'BUNDLE_END') return
  const concernsServer = changed.length === 0 || changed.some((file) => !hotReloaded.test(file))
  changed = []
  if (concernsServer || server === null) restarted = restarted.then(stop).then(start)
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    isEnding = true
    await watcher.close()
    await stop()
    process.exit(0)
  })
}
