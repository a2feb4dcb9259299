import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { settingNames } from '../../server/env.ts'

const readme = readFileSync('README.md', 'utf8')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]

it('the README describes every server setting and no others', () => {
  const described = [...readme.matchAll(/^\| `([A-Z_]+)`\s+\|/gm)].map(([, name = '']) => name)
  expect(described.sort()).toEqual([...settingNames].sort())
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
