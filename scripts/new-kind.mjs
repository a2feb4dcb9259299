// npm run new:kind -- faq --en "Questions" --ru "Вопросы" --uz "Savollar" [--section site]: a kind of documents with
// its contract, titles and a template, which content managers can write, translate and publish at once.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addText, change, fail } from './scaffold.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: '.' },
    en: { type: 'string' },
    ru: { type: 'string' },
    uz: { type: 'string' },
    section: { type: 'string', default: 'texts' },
  },
})
const [name = ''] = positionals
const titles = { en: values.en, ru: values.ru, uz: values.uz }
if (!/^[a-z]+(?:-[a-z]+)*$/.test(name) || Object.values(titles).some((title) => !title))
  fail('Usage: npm run new:kind -- faq --en "Questions" --ru "Вопросы" --uz "Savollar" [--section site]')

const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const type = camel[0].toUpperCase() + camel.slice(1)
const contract = `schemas/kinds/${name}.ts`
if (existsSync(join(values.root, contract))) fail(`${contract} is there already`)

const list = 'schemas/kinds/index.ts'
change(values.root, list, /\n\nexport type \{ KindDefinition/, `\nimport { ${camel} } from './${name}.ts'$&`)
change(
  values.root,
  list,
  /(documentKinds = \{\n(?:.*\n)*?)\} as const/,
  `$1  ${camel === name ? name : `'${name}': ${camel}`},\n} as const`,
)
writeFileSync(
  join(values.root, contract),
  `import { Type } from 'typebox'
import { localizedText } from '../documents/localized.ts'
import { Samples } from '../documents/samples.ts'
import { defineKind } from './define-kind.ts'

export const ${type} = Type.Object(
  { title: localizedText(120, 'Heading'), samples: Samples },
  { additionalProperties: false },
)

/** Say in one sentence what its documents are for. */
export const ${camel} = defineKind({
  name: '${name}',
  version: 1,
  migrations: [],
  body: ${type},
  section: '${values.section}',
  icon: 'book',
})
`,
)
const template = `${name}-first`
const beginning = { kind: name, body: { title: { uz: titles.uz, ru: titles.ru } } }
writeFileSync(
  join(values.root, `schemas/templates/${template}.json`),
  `${JSON.stringify(beginning, null, 2)}\n`,
)

addText(values.root, 'studio', ['kinds', name], titles)
addText(values.root, 'studio', ['templates', template, 'name'], titles)
addText(values.root, 'studio', ['templates', template, 'text'], {
  en: 'A heading to begin with. Replace it.',
  ru: 'Заголовок для начала. Замените его.',
  uz: 'Boshlash uchun sarlavha. Uni almashtiring.',
})

console.log(
  `${contract} is there. Next: its fields in the contract and in schemas/templates/${template}.json, then npm run check.`,
)
