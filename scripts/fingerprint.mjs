// Identifies the sources of a build by a hash.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
export const fingerprintFile = join(root, 'dist', 'fingerprint')

const inputs = [
  'package-lock.json',
  'vite.config.ts',
  'scripts/vite',
  ...['base', 'browser', 'server', 'shared', 'worker'].map((name) => `tsconfig.${name}.json`),
  'public',
  'registry',
  'sandbox',
  'schemas',
  'server',
  'src',
]
const leftOut = /\.(?:test|stories)\.tsx?$/

function* files(path) {
  for (const entry of readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const child = `${path}/${entry.name}`
    if (entry.isDirectory()) yield* files(child)
    else if (!leftOut.test(entry.name)) yield child
  }
}

/** Hash of the names and contents of all sources. */
export function sourceFingerprint() {
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs) {
    for (const file of input.includes('.') ? [input] : files(input)) {
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
    }
  }
  return hash.digest('hex')
}

/** Hash of the sources that dist/ was built from; null without a build. */
export function builtFingerprint() {
  try {
    return readFileSync(fingerprintFile, 'utf8')
  } catch {
    return null
  }
}
