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

/** The catalogues of texts: the file of a language, and where its texts are. */
const catalogues = {
  site: {
    fileOf: (locale) => `schemas/defaults/messages/${locale === 'en' ? 'en-US' : locale}.json`,
    textsIn: ({ body }) => body,
  },
  studio: { fileOf: (locale) => `src/studio/messages/${locale}.json`, textsIn: (content) => content },
  phrases: { fileOf: (locale) => `src/studio/issues/phrases.${locale}.json`, textsIn: (content) => content },
}

/** Adds a text to a catalogue in every language: at a path such as `['cashier', 'limit']`. */
export function addText(root, catalogue, path, texts) {
  const { fileOf, textsIn } = catalogues[catalogue]
  const name = path.at(-1)
  for (const [locale, text] of Object.entries(texts)) {
    const file = join(root, fileOf(locale))
    const content = JSON.parse(readFileSync(file, 'utf8'))
    let group = textsIn(content)
    for (const part of path.slice(0, -1)) {
      group[part] ??= {}
      group = group[part]
      if (typeof group === 'string') fail(`${part} is a text of ${locale}, not a group of texts`)
    }
    if (name in group) fail(`${path.join('.')} is there already`)
    group[name] = text
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
  }
}
