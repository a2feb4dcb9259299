// npm run new:text -- cashier.limit --en "Limit" --ru "Лимит" --uz "Limit": a text in the catalogues of all languages;
// with --studio in those of the Studio.
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
    studio: { type: 'boolean', default: false },
  },
})
const path = (positionals[0] ?? '').split('.')
const texts = { en: values.en, ru: values.ru, uz: values.uz }
const siteNames = { en: 'en-US' }

function fail(message) {
  console.error(message)
  process.exit(1)
}

if (path.length < 2 || path.includes('') || Object.values(texts).some((text) => !text))
  fail('Usage: npm run new:text -- cashier.limit --en "Limit" --ru "Лимит" --uz "Limit" [--studio]')

for (const [locale, text] of Object.entries(texts)) {
  const folder = values.studio ? 'src/studio/messages' : 'schemas/defaults/messages'
  const file = join(values.root, folder, `${values.studio ? locale : (siteNames[locale] ?? locale)}.json`)
  const content = JSON.parse(readFileSync(file, 'utf8'))
  let group = values.studio ? content : content.body
  for (const name of path.slice(0, -1)) {
    group[name] ??= {}
    group = group[name]
    if (typeof group === 'string') fail(`${name} is a text of ${locale}, not a group of texts`)
  }
  const name = path.at(-1)
  if (name in group) fail(`${path.join('.')} is there already`)
  group[name] = text
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
