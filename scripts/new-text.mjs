// npm run new:text -- cashier.limit --en "Limit" --ru "Лимит" --uz "Limit": a text in the catalogues of all languages;
// with --studio in those of the Studio. With --phrase, the first argument is the English text of the server itself.
import { parseArgs } from 'node:util'
import { addText, fail } from './scaffold.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: '.' },
    en: { type: 'string' },
    ru: { type: 'string' },
    uz: { type: 'string' },
    studio: { type: 'boolean', default: false },
    phrase: { type: 'boolean', default: false },
  },
})
const { root, studio, phrase, en, ru, uz } = values
const [name = ''] = positionals
const path = phrase ? [name] : name.split('.')
const texts = phrase ? { ru, uz } : { en, ru, uz }
if (path.length < (phrase ? 1 : 2) || path.includes('') || Object.values(texts).some((text) => !text))
  fail(
    'Usage: npm run new:text -- cashier.limit --en "Limit" --ru "Лимит" --uz "Limit" [--studio], or new:text -- --phrase "The menu would be empty" --ru "Меню осталось бы пустым" --uz "Menyu boʻsh qolardi"',
  )
addText(root, phrase ? 'phrases' : studio ? 'studio' : 'site', path, texts)
