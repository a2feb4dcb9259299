// npm start: installs missing packages, builds changed sources and starts the server. Plain Node, because no
// package is installed yet on the first run.
import { spawnSync } from 'node:child_process'
import { builtFingerprint, root, sourceFingerprint } from './fingerprint.mjs'
import { isInstalled } from './installed.mjs'

function fail(line) {
  console.error(line)
  process.exit(1)
}

function run(command, args, explanation) {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(0)
  if (status !== 0) fail(explanation)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`Marquee needs Node 20.19 or newer; this is ${process.version}.`)

if (!isInstalled(root)) {
  console.log('Installing packages …')
  run('npm', ['ci', '--no-fund', '--no-audit'], 'The packages could not be installed: see the lines above.')
}
if (builtFingerprint() !== sourceFingerprint()) {
  console.log('Building …')
  run(process.execPath, ['scripts/build.mjs'], 'The build failed: see the lines above.')
}

process.chdir(root)
await import('../dist/server/main.js')
