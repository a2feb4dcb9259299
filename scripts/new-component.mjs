// npm run new:component -- PromoBanner [--interactive] [--load games.get]: a registry entry that passes every
// registry-wide test at once; with --load also the data of a call, with loading and failure.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toKebab } from '../schemas/to-kebab.ts'
import { change, fail } from './scaffold.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: '.' },
    interactive: { type: 'boolean', default: false },
    load: { type: 'string' },
  },
})
const type = positionals[0] ?? ''
if (!/^[A-Z][A-Za-z0-9]+$/.test(type))
  fail(
    'Usage: npm run new:component -- PromoBanner [--interactive] [--load games.get]   (a name in PascalCase)',
  )

const { load: call } = values
if (call !== undefined && !/^\w+\.\w+$/.test(call)) fail('--load takes the name of a call, such as games.get')

const folderName = toKebab(type)
const camel = type[0].toLowerCase() + type.slice(1)
const folder = join(values.root, 'registry', folderName)
if (existsSync(folder)) fail(`registry/${folderName} is there already`)

const files = {
  [`${folderName}.schema.ts`]: `import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './${folderName}.examples.ts'
${call ? `import { load } from './${folderName}.load.ts'\n` : ''}
export const ${camel} = defineComponent({
  type: '${type}',
  version: 1,
  description: 'Say in one sentence what it is for',
  category: 'content',
  props: Type.Object({ title: localizedText(60, 'Heading') }, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: ${values.interactive || call !== undefined},
${call ? '  load,\n' : ''}  examples,
})
`,
  [`${folderName}.examples.ts`]: `import type { ComponentExamples } from '../../schemas/component.ts'

const title = { uz: 'Sarlavha', ru: 'Заголовок' }

export const examples = {
  normal: { props: { title } },
${
  call
    ? `  empty: { props: { title } },
  error: { props: { title }, data: { data: { status: 'error', error: 'UnknownErrorException' } } },
`
    : ''
}  longText: {
    props: {
      title: {
        uz: 'Sarlavha uchun ruxsat etilgan eng uzun matn ham sigʻadi',
        ru: 'Помещается и самый длинный заголовок, какой здесь разрешён',
      },
    },
  },
} satisfies ComponentExamples
`,
  ...(call && {
    [`${folderName}.load.ts`]: `import type { Loads } from '../../schemas/component.ts'

export const load = { data: { call: '${call}', params: {} } } as const satisfies Loads
`,
  }),
  [`${folderName}.tsx`]: call
    ? `import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { useLoad } from '../../src/renderer/use-load.ts'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { load } from './${folderName}.load.ts'
import type { ${camel} } from './${folderName}.schema.ts'
import styles from './${folderName}.module.css'

export function ${type}(block: BlockProps<typeof ${camel}, ReactNode>) {
  const { t } = useTranslation()
  const { data, error, retry } = useLoad(load, 'data', block)
  return (
    <section>
      <h2 className={styles.title}>{block.props.title}</h2>
      {data !== undefined && <p>{Object.keys(data).length}</p>}
      {data === undefined && error === undefined && <Skeleton height="96px" />}
      {data === undefined && error !== undefined && (
        <ErrorState title={t('errors.network')} retryLabel={t('errors.retry')} onRetry={retry} />
      )}
    </section>
  )
}
`
    : `import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import type { ${camel} } from './${folderName}.schema.ts'
import styles from './${folderName}.module.css'

export function ${type}({ props }: BlockProps<typeof ${camel}, ReactNode>) {
  return <h2 className={styles.title}>{props.title}</h2>
}
`,
  [`${folderName}.module.css`]: `@layer registry {
  .title {
    margin: 0;
    color: var(--color-text-1);
    overflow-wrap: anywhere;
  }
}
`,
  [`${folderName}.test.tsx`]: call
    ? `import { expect, it } from 'vitest'
import { mount } from '../../tests/support/mount.tsx'
import { ${type} } from './${folderName}.tsx'

it('shows its heading', async () => {
  const data = { data: { status: 'error' as const, error: 'UnknownErrorException' } }
  const page = await mount(<${type} id="one" props={{ title: 'Heading' }} data={data} slots={{}} params={{}} />)
  expect(page.container.querySelector('h2')?.textContent).toBe('Heading')
})
`
    : `import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ${type} } from './${folderName}.tsx'

it('shows its heading', () => {
  const html = renderToStaticMarkup(
    <${type} id="one" props={{ title: 'Heading' }} data={{}} slots={{}} params={{}} />,
  )
  expect(html).toContain('<h2')
  expect(html).toContain('Heading')
})
`,
}

mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)

const list = 'registry/index.ts'
change(
  values.root,
  list,
  /(\n)(\n\/\*\* The contract of any entry)/,
  `$1import { ${camel} } from './${folderName}/${folderName}.schema.ts'\n$2`,
)
change(values.root, list, /(const contracts: readonly RegistryContract\[\] = \[)/, `$1\n  ${camel},`)

const help = {
  uz: { description: 'Bir jumlada nima uchun kerakligini yozing', title: 'Sarlavha' },
  ru: { description: 'Опишите одним предложением, для чего он', title: 'Заголовок' },
}
for (const [locale, texts] of Object.entries(help)) {
  const file = join(values.root, 'schemas', 'defaults', 'messages', `studio.${locale}.json`)
  const document = JSON.parse(readFileSync(file, 'utf8'))
  document.body.studio.components[type] = { description: texts.description, props: { title: texts.title } }
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
}

console.log(
  `registry/${folderName} is there. Next: describe its props in ${folderName}.schema.ts${call ? `, the parameters of ${call} in ${folderName}.load.ts` : ''}, then npm run check.`,
)
