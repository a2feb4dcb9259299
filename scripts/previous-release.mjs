// The server of the previous release, built beside the packages of this one. `.ci/previous-release` names its commit.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './fingerprint.mjs'

const git = (args, options = {}) =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28, ...options })

/** Whether the checkout has the commit; a clone may have the newest one only. */
function hasCommit(commit) {
  for (const args of [
    ['cat-file', '-e', `${commit}^{commit}`],
    ['fetch', '--quiet', '--depth=1', 'origin', commit],
  ])
    try {
      git(args)
      return true
    } catch {
      // Fetched, or not there at all.
    }
  return false
}

const packagesOf = (folder) =>
  Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies)

/**
 * Builds the server of the previous release, unless that is done, and returns its folder, its commit, and the page of
 * the rules as it knows it. It serves the browser files of this build. Without its commit: null.
 */
export function buildPreviousRelease() {
  const commit = readFileSync(join(root, '.ci', 'previous-release'), 'utf8').trim()
  // Inside the project, so that packages resolve.
  const folder = join(root, 'node_modules', '.cache', `release-${commit.slice(0, 12)}`)
  const dist = join(folder, 'dist')
  if (!existsSync(dist)) {
    if (!hasCommit(commit)) return null
    const staging = `${folder}-${process.pid}`
    mkdirSync(staging, { recursive: true })
    execFileSync('tar', ['-x', '-C', staging], { input: git(['archive', commit]) })
    // Installing them takes longer than all the rest.
    const own = packagesOf(root)
    if (!packagesOf(staging).every((name) => own.includes(name)))
      execFileSync('npm', ['ci', '--no-fund', '--no-audit'], { cwd: staging, stdio: 'ignore' })
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    const args = ['build', '--ssr', '--outDir', 'dist/server', '--logLevel', 'error']
    execFileSync(process.execPath, [vite, ...args], { cwd: staging, stdio: ['ignore', 'ignore', 'inherit'] })
    symlinkSync(join(root, 'dist', 'client'), join(staging, 'dist', 'client'))
    rmSync(folder, { recursive: true, force: true })
    renameSync(staging, folder)
  }
  const rules = join(folder, 'schemas', 'defaults', 'pages', 'rules.json')
  return { build: dist, commit, rules: JSON.parse(readFileSync(rules, 'utf8')) }
}
