// npm run new:text -- cashier.limit --en "Limit" --ru "Лимит" --uz "Limit": a text in the catalogues of all languages;
// with --studio in those of the Studio.
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
  },
})
const [name = ''] = positionals
const texts = { en: values.en, ru: values.ru, uz: values.uz }
if (!/^[^.]+(?:\.[^.]+)+$/.test(name) || Object.values(texts).some((text) => !text))
  fail('Usage: npm run new:text -- cashier.limit --en "Limit" --ru "Лимит" --uz "Limit" [--studio]')
addText(values.root, values.studio ? 'studio' : 'site', name, texts)
