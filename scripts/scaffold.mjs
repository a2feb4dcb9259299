// What the scaffolders share.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ends the run with a complaint. */
export function fail(message) {
  console.error(message)
  process.exit(1)
}

/** Changes a file; stops if it does not have the place to change. */
export function change(root, path, pattern, replacement) {
  const file = join(root, path)
  const source = readFileSync(file, 'utf8')
  if (!pattern.test(source)) fail(`${path} has no place for it`)
  writeFileSync(file, source.replace(pattern, replacement))
}

const folders = { site: 'schemas/defaults/messages', studio: 'src/studio/messages' }
const siteNames = { en: 'en-US' }

/** Adds a text, such as at `cashier.limit`, to the catalogues of all languages: of the site or of the Studio. */
export function addText(root, of, name, texts) {
  const path = name.split('.')
  for (const [locale, text] of Object.entries(texts)) {
    const file = join(root, folders[of], `${of === 'site' ? (siteNames[locale] ?? locale) : locale}.json`)
    const content = JSON.parse(readFileSync(file, 'utf8'))
    let group = of === 'site' ? content.body : content
    for (const part of path.slice(0, -1)) {
      group[part] ??= {}
      group = group[part]
      if (typeof group === 'string') fail(`${part} is a text of ${locale}, not a group of texts`)
    }
    if (path.at(-1) in group) fail(`${name} is there already`)
    group[path.at(-1)] = text
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
  }
}
