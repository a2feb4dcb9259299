import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
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

it('the README names every benchmark', () => {
  const scripts = readFileSync('package.json', 'utf8').matchAll(/"(bench[\w:]*)": /g)
  for (const [, name = ''] of scripts) expect(readme).toContain(`\`npm run ${name}\``)
})

it.each(pages)('%s links only to files that exist', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
  const missing = links.map(([, link = '']) => link).filter((link) => !existsSync(join(dirname(page), link)))
  expect(missing).toEqual([])
})
