// npm run check: format, lint, types and related unit tests of the files changed since the last commit.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const changed = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { encoding: 'utf8' })
  .split('\n')
  .filter((line) => line !== '' && !/^ ?D/.test(line))
  .map((line) => line.slice(3).split(' -> ').at(-1).replace(/^"|"$/g, ''))
const sources = changed.filter((file) => /\.tsx?$/.test(file))

const steps = [
  ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed],
  ['oxlint', '-c', 'oxlint.config.js', '--max-warnings', '0', '--no-error-on-unmatched-pattern', ...sources],
  ['tsc', '-b', '.', ...(existsSync('sandbox') ? ['sandbox'] : [])],
  [
    'vitest',
    'related',
    '--run',
    '--project=unit',
    '--project=components',
    '--project=isolated',
    '--project=server',
    '--project=pages',
    '--project=sandbox',
    '--passWithNoTests',
    ...sources,
  ],
]

let failed = false
for (const [command, ...args] of steps) {
  if (command !== 'tsc' && args.at(-1)?.startsWith('--')) continue
  const [file, ...rest] = command === 'node' ? [process.execPath] : ['npx', '--no-install', command]
  const { status } = spawnSync(file, [...rest, ...args], { stdio: 'inherit' })
  if (status !== 0) {
    console.log(`✗ ${command}`)
    failed = true
  } else console.log(`✓ ${command}`)
}
process.exit(failed ? 1 : 0)
