// Identifies the sources of a build by a hash.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
export const fingerprintFile = join(root, 'dist', 'fingerprint')

const inputs = [
  'package-lock.json',
  'vite.config.ts',
  'scripts/vite',
  ...['base', 'browser', 'server', 'shared', 'worker'].map((name) => `tsconfig.${name}.json`),
  'forms',
  'integrations',
  'public',
  'registry',
  'sandbox',
  'schemas',
  'server',
  'src',
]
const leftOut =
  /\.(?:test|stories)\.tsx?$|^(?:sandbox|integrations\/[\w-]+)\/(?:bench|cms|node_modules|scripts|tests)\//

function* files(path, isLeftOut) {
  if (!existsSync(join(root, path))) return
  for (const entry of readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const child = `${path}/${entry.name}`
    if (entry.isDirectory()) {
      if (!isLeftOut(`${child}/`)) yield* files(child, isLeftOut)
    } else if (!isLeftOut(child)) yield child
  }
}

function fingerprintOf(inputs, isLeftOut) {
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs)
    for (const file of input.includes('.') ? [input] : files(input, isLeftOut))
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Hash of the names and contents of all sources. */
export const sourceFingerprint = () => fingerprintOf(inputs, (name) => leftOut.test(name))

/** Hash of the sources that dist/ was built from; null without a build. */
export function builtFingerprint() {
  try {
    return readFileSync(fingerprintFile, 'utf8')
  } catch {
    return null
  }
}

/** What the tests of the sandbox depend on. */
const sandboxInputs = [
  'package-lock.json',
  'sandbox',
  'schemas/api',
  'server/contracts',
  'server/db',
  'server/lib',
  'tests/support',
]
const testedSandboxFile = join(root, 'node_modules', '.cache', 'tested-sandbox')
const sandboxFingerprint = () => fingerprintOf(sandboxInputs, (name) => name === 'sandbox/node_modules/')

/** Whether the tests of the sandbox passed with what they depend on today. */
export const isSandboxTested = () =>
  existsSync(testedSandboxFile) && readFileSync(testedSandboxFile, 'utf8') === sandboxFingerprint()

export const keepSandboxTested = () => writeFileSync(testedSandboxFile, sandboxFingerprint())
