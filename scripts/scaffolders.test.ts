import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadAdapter } from '../server/platform/index.ts'

let root = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'scaffold-'))
  const copied = [
    'registry/index.ts',
    'schemas/api',
    'schemas/defaults/messages',
    'schemas/documents/operations.ts',
    'schemas/kinds/index.ts',
    'schemas/templates',
    'src/app/operations.ts',
    'src/modules/cashier/index.ts',
    'src/modules/support/index.ts',
    'src/studio/issues/phrases.ru.json',
    'src/studio/issues/phrases.uz.json',
    'src/studio/messages',
  ]
  for (const path of copied) cpSync(path, join(root, path), { recursive: true })
  mkdirSync(join(root, 'sandbox/calls/handlers'), { recursive: true })
  for (const group of ['bonuses', 'games'])
    writeFileSync(
      join(root, `sandbox/calls/handlers/${group}.ts`),
      `export const ${group} = {\n  '${group}.get'() {},\n} satisfies CallHandlers\n`,
    )
})
afterAll(() => rmSync(root, { recursive: true }))

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const body = (locale: string): unknown => JSON.parse(read(`schemas/defaults/messages/${locale}.json`))

/** Runs a scaffolder in the copy; resolves to what it prints, or rejects with its complaint. */
function scaffold(script: string, ...args: string[]) {
  return new Promise<string>((resolve, reject) => {
    const loader = script === 'component' ? ['--import', 'tsx'] : []
    const command = [`scripts/new-${script}.mjs`, ...args, '--root', root]
    execFile(process.execPath, [...loader, ...command], (error, stdout, stderr) =>
      error ? reject(new Error(stderr)) : resolve(stdout),
    )
  })
}

it('creates a block with its load, entry and help texts', async () => {
  await scaffold('component', 'TopWins', '--load', 'games.getTopWins')
  expect(read('registry/top-wins/top-wins.load.ts')).toContain("call: 'games.getTopWins'")
  expect(read('registry/top-wins/top-wins.schema.ts')).toContain('interactive: true')
  expect(read('registry/index.ts')).toContain("import { topWins } from './top-wins/top-wins.schema.ts'")
  for (const locale of ['ru', 'uz'])
    expect(body(`studio.${locale}`)).toHaveProperty('body.studio.components.TopWins.props.title')
  await expect(scaffold('component', 'TopWins')).rejects.toThrow('there already')
})

it('creates a call that guests may read', async () => {
  const methods = read('schemas/api/methods.ts')
  await scaffold('call', 'games.getTopWins', '--guest')
  expect(read('schemas/api/calls/games.ts')).toMatch(/'games\.getTopWins': call\(\{[^}]*access: 'guest'/)
  expect(read('sandbox/calls/handlers/games.ts')).toContain("\n  'games.getTopWins'() {")
  expect(read('schemas/api/methods.ts')).toBe(methods)
  await expect(scaffold('call', 'games.getTopWins')).rejects.toThrow('there already')
})

it('creates a money call that requires an Idempotency-Key', async () => {
  await scaffold('call', 'bonuses.buy', '--money')
  expect(read('schemas/api/methods.ts')).toMatch(/moneyCalls = \[[^\]]*'bonuses\.buy',\n\]/)
  const contracts = read('schemas/api/calls/rewards.ts')
  expect(contracts).toMatch(/import \{[^}]*\bNoParams\b[^}]*\} from '\.\.\/call\.ts'/)
  const handlers = read('sandbox/calls/handlers/bonuses.ts')
  expect(handlers).toContain("async 'bonuses.buy'(input, scope) {")
  for (const name of ['callContracts', 'doOnce', 'moneyRequest'])
    expect(handlers).toMatch(new RegExp(`import \\{ ${name} \\} from '`))
})

it('rejects a call of an unknown group', async () => {
  await expect(scaffold('call', 'nothing.get')).rejects.toThrow('has no calls of nothing')
})

it('creates an operation in a module that has others', async () => {
  await scaffold('operation', 'support.sendIdea', 'src/modules/support/ideas/send-idea.ts')
  expect(read('schemas/documents/operations.ts')).toContain("\n  'support.sendIdea',\n] as const")
  expect(read('src/app/operations.ts')).toContain(
    "'support.sendIdea': async () => (await support()).sendIdea,",
  )
  expect(read('src/modules/support/index.ts')).toContain("export { sendIdea } from './ideas/send-idea.ts'")
  const code = read('src/modules/support/ideas/send-idea.ts')
  expect(code).toContain("from '../../../lib/api/client.ts'")
  expect(code).toContain('export function sendIdea(')
})

it('creates a money operation that is sent once', async () => {
  await scaffold('operation', 'cashier.repeat', 'src/modules/cashier/repeat.ts', '--money')
  expect(read('src/modules/cashier/repeat.ts')).toContain("from './intents/submitter.ts'")
  expect(read('schemas/documents/operations.ts')).toMatch(
    /moneyOperations:.*\n(?:.*\n)*? {2}'cashier\.repeat',\n\]/,
  )
  const elsewhere = ['support.pay', 'src/modules/support/pay.ts', '--money']
  await expect(scaffold('operation', ...elsewhere)).rejects.toThrow('module cashier')
})

it('creates a kind of documents with its titles and a template', async () => {
  const titles = ['--en', 'Promo codes', '--ru', 'Промокоды', '--uz', 'Promokodlar']
  await scaffold('kind', 'promo-code', ...titles)
  expect(read('schemas/kinds/promo-code.ts')).toContain("name: 'promo-code',")
  const list = read('schemas/kinds/index.ts')
  expect(list).toContain("import { promoCode } from './promo-code.ts'")
  expect(list).toContain("\n  'promo-code': promoCode,\n} as const")
  expect(JSON.parse(read('schemas/templates/promo-code-first.json'))).toEqual({
    kind: 'promo-code',
    body: { title: { uz: 'Promokodlar', ru: 'Промокоды' } },
  })
  const studio: unknown = JSON.parse(read('src/studio/messages/uz.json'))
  expect(studio).toHaveProperty('kinds.promo-code', 'Promokodlar')
  expect(studio).toHaveProperty('templates.promo-code-first.name', 'Promokodlar')
  await expect(scaffold('kind', 'promo-code', ...titles)).rejects.toThrow('there already')
})

it('adds a text to the catalogues of all languages', async () => {
  const texts = ['--en', 'Savings', '--ru', 'Накопления', '--uz', 'Jamgʻarma']
  await scaffold('text', 'cashier.savings.title', ...texts)
  expect(body('en-US')).toHaveProperty('body.cashier.savings.title', 'Savings')
  expect(body('ru')).toHaveProperty('body.cashier.savings.title', 'Накопления')
  expect(body('uz')).toHaveProperty('body.cashier.savings.title', 'Jamgʻarma')
  await expect(scaffold('text', 'cashier.savings.title', ...texts)).rejects.toThrow('there already')
})

it('adds a text to the catalogues of the Studio, and the translation of a phrase', async () => {
  const texts = ['--en', 'Questions', '--ru', 'Вопросы', '--uz', 'Savollar']
  await scaffold('text', 'kinds.sample', ...texts, '--studio')
  for (const [locale, text] of Object.entries({ en: 'Questions', ru: 'Вопросы', uz: 'Savollar' }))
    expect(JSON.parse(read(`src/studio/messages/${locale}.json`))).toHaveProperty('kinds.sample', text)
  await scaffold('text', '--phrase', 'No. None at all', '--ru', 'Нет', '--uz', 'Yoʻq')
  expect(JSON.parse(read('src/studio/issues/phrases.uz.json'))).toMatchObject({ 'No. None at all': 'Yoʻq' })
})

it('adds no text without a translation', async () => {
  await expect(scaffold('text', 'cashier.other', '--en', 'Other')).rejects.toThrow('Usage')
  expect(body('en-US')).not.toHaveProperty('body.cashier.other')
})

it('creates an adapter that the server loads', async () => {
  await scaffold('adapter', 'acme')
  const adapter = await loadAdapter(join(root, 'integrations/acme/adapter.ts'), root)
  expect(Object.keys(adapter.calls ?? {})).toContain('auth.login')
  expect(read('integrations/acme/acme.test.ts')).toContain("import adapter from './adapter.ts'")
  await expect(scaffold('adapter', 'acme')).rejects.toThrow('there already')
  await expect(scaffold('adapter', 'Acme Ltd')).rejects.toThrow('Usage')
})
