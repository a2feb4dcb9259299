import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-audit-'))
})
afterEach(() => rm(folder, { recursive: true }))

const clean = { vulnerabilities: {}, metadata: { vulnerabilities: { high: 0 } } }

/** Runs the audit in `cwd` with a registry that gives this answer. */
async function audit(cwd: string, answer: unknown) {
  const npm = join(folder, 'npm')
  await writeFile(npm, `#!/bin/sh\ncat <<'END'\n${JSON.stringify(answer)}\nEND\nexit 1\n`)
  await chmod(npm, 0o755)
  const path = [folder, dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter)
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'audit.mjs')],
      { cwd, env: { PATH: path } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

/** A project that depends on `ws` alone. */
async function projectWith(version: string, rest: Record<string, unknown> = {}) {
  const packages = { '': {}, 'node_modules/ws': { version, integrity: 'sha512-x', ...rest } }
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  return folder
}

test('the packages of this project have no known vulnerability of high severity', async () => {
  const { code, output } = await audit(join(import.meta.dirname, '..'), clean)
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^Audited \d+ packages of production: 0 to fix$/m),
  ])
})

test.each([
  ['8.17.0', {}, 1, 'ws 8.17.0: high, CVE-2024-37890, fixed in 8.17.1'],
  ['8.17.1', {}, 0, '0 to fix'],
  ['7.5.10', {}, 0, '0 to fix'],
  ['8.16.0', { dev: true }, 0, '0 to fix'],
  ['8.18.0', { integrity: undefined }, 1, 'ws 8.18.0: the lock file has no checksum'],
])('the offline list judges ws %s, %o: exit %i', async (version, rest, code, line) => {
  const result = await audit(await projectWith(version, rest), clean)
  expect(result.output).toContain(line)
  expect(result.code).toBe(code)
})

test('a vulnerability that the registry reports fails, a registry without answer does not', async () => {
  const project = await projectWith('8.18.0')
  const high = { name: 'ws', severity: 'high', range: '<9' }
  const moderate = { name: 'cookie', severity: 'moderate', range: '<1' }
  const found = { ...clean, vulnerabilities: { ws: high, cookie: moderate } }
  expect(await audit(project, found)).toMatchObject({ code: 1 })
  const silent = await audit(project, { message: '405 Method Not Allowed', error: {} })
  expect([silent.code, silent.output]).toEqual([0, expect.stringContaining('The registry answers no audits')])
})
