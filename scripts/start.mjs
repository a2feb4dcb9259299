// npm start: installs missing packages, builds changed sources and starts the server. Plain Node, because no
// package is installed yet on the first run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtFingerprint, root, sourceFingerprint } from './fingerprint.mjs'
import { isInstalled, needsCompiledDatabase } from './installed.mjs'

function fail(line) {
  console.error(line)
  process.exit(1)
}

async function run(command, args, explanation) {
  const [status, signal] = await once(spawn(command, args, { cwd: root, stdio: 'inherit' }), 'exit')
  if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(0)
  if (status !== 0) fail(explanation)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`Marquee needs Node 20.19 or newer; this is ${process.version}.`)

let compiled
if (!isInstalled(root)) {
  console.log('Installing packages …')
  const explanation = 'The packages could not be installed: see the lines above.'
  await run('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], explanation)
  // Where no compiled database is to be had, compiling it takes a core for a minute; the build does not need it.
  if (needsCompiledDatabase) compiled = run('npm', ['rebuild', 'better-sqlite3'], explanation)
}
if (builtFingerprint() !== sourceFingerprint()) {
  console.log('Building …')
  await run(process.execPath, ['scripts/build.mjs'], 'The build failed: see the lines above.')
}

await compiled

process.chdir(root)
await import('../dist/server/main.js')
