import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { callNames } from '../../schemas/api/calls.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { withCalls } from '../../scripts/platform-calls.ts'
import { fittedAnswer } from '../../server/platform/answer-values.ts'
import { adapterParts } from '../../server/platform/adapter/load-adapter.ts'
import { withSettings } from '../../scripts/settings-table.ts'

const readme = readFileSync('README.md', 'utf8')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]

it('the README lists the server settings as described', async () => {
  expect(readme).toContain('`TRUST_PROXY`')
  expect(await withSettings(readme)).toBe(readme)
})

it('the guide to platforms lists the calls as they are, and every part of an adapter', async () => {
  const guide = readFileSync('docs/platform.md', 'utf8')
  expect(guide).toContain('`account.getBalance`')
  expect(await withCalls(guide)).toBe(guide)
  const [, listed = ''] = /\| part [^]*?\n((?:\|.*\n)+)/.exec(guide) ?? []
  const named = [...listed.matchAll(/^\| `(\w+)`/gm)].map(([, part]) => part)
  expect(named.sort()).toEqual([...adapterParts].sort())
})

it('the least that the guide to platforms says the first calls return is enough', () => {
  const guide = readFileSync('docs/platform.md', 'utf8')
  const answers: unknown = JSON.parse(/```json\n([^]*?)```/.exec(guide)?.[1] ?? '')
  const calls = isRecord(answers) ? callNames.filter((name) => name in answers) : []
  expect(calls).toHaveLength(9)
  for (const name of calls)
    expect(() =>
      fittedAnswer(name, isRecord(answers) ? answers[name] : undefined, ({ path }) => expect.fail(path)),
    ).not.toThrow()
})

it('the README names every benchmark', () => {
  const scripts = readFileSync('package.json', 'utf8').matchAll(/"(bench[\w:]*)": /g)
  for (const [, name = ''] of scripts) expect(readme).toContain(`\`npm run ${name}\``)
})

it.each(pages)('%s links only to files that exist', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
  const missing = links.map(([, link = '']) => link).filter((link) => !existsSync(join(dirname(page), link)))
  expect(missing).toEqual([])
})
