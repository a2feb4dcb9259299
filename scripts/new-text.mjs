// npm run new:text -- cashier.limit --en "Limit" --ru "Лимит" --uz "Limit": a text in the catalogues of all languages.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: '.' },
    en: { type: 'string' },
    ru: { type: 'string' },
    uz: { type: 'string' },
  },
})
const path = (positionals[0] ?? '').split('.')
const texts = { 'en-US': values.en, ru: values.ru, uz: values.uz }

function fail(message) {
  console.error(message)
  process.exit(1)
}

if (path.length < 2 || path.includes('') || Object.values(texts).some((text) => !text))
  fail('Usage: npm run new:text -- cashier.limit --en "Limit" --ru "Лимит" --uz "Limit"')

for (const [locale, text] of Object.entries(texts)) {
  const file = join(values.root, 'schemas', 'defaults', 'messages', `${locale}.json`)
  const document = JSON.parse(readFileSync(file, 'utf8'))
  let group = document.body
  for (const name of path.slice(0, -1)) {
    group[name] ??= {}
    group = group[name]
    if (typeof group === 'string') fail(`${name} is a text of ${locale}, not a group of texts`)
  }
  const name = path.at(-1)
  if (name in group) fail(`${path.join('.')} is there already`)
  group[name] = text
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
}
