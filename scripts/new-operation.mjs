// npm run new:operation -- support.sendIdea src/modules/support/send-idea.ts [--money]: an operation that forms and
// actions may name, with the function that carries it out in a module's file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseArgs } from 'node:util'
import { change, fail } from './scaffold.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: '.' }, money: { type: 'boolean', default: false } },
})
const [name = '', file = ''] = positionals
const [, module, inside] = /^src\/modules\/([a-z-]+)\/([a-z/-]+)\.ts$/.exec(file) ?? []

if (!/^[a-z]\w*\.[a-z]\w*$/.test(name) || module === undefined || inside === undefined)
  fail('Usage: npm run new:operation -- support.sendIdea src/modules/support/send-idea.ts [--money]')

if (values.money && module !== 'cashier') fail('--money is for the module cashier, whose intents it uses')

const inRoot = (path) => join(values.root, path)
const read = (path) => readFileSync(inRoot(path), 'utf8')
const camel = (text) => text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

const namesFile = 'schemas/documents/operations.ts'
const tableFile = 'src/app/operations.ts'
if (read(namesFile).includes(`'${name}'`)) fail(`${name} is there already`)
if (existsSync(inRoot(file))) fail(`${file} is there already`)

const operation = camel(posix.basename(inside))
const load = camel(module)
const src = posix.relative(posix.dirname(file), 'src')
const ofModule = posix.relative(posix.dirname(file), `src/modules/${module}`) || '.'

const code = values.money
  ? `import type { CallAnswer } from '${src}/../schemas/api/calls.ts'
import { ApiError } from '${src}/../schemas/api/errors.ts'
import { callApi } from '${src}/lib/api/client.ts'
import type { OperationValues } from '${src}/renderer/actions.ts'
import { createSubmitter } from '${ofModule}/intents/submitter.ts'

export const submitter = createSubmitter<CallAnswer<'${name}'>>('withdrawal')

/** Sends the order once, however often it is called until it ends. */
export function ${operation}({ method, amount }: OperationValues) {
  if (typeof method !== 'string' || typeof amount !== 'string')
    throw new ApiError('InvalidParameterException', 'a payment needs a method and an amount')
  return submitter.submit(
    { kind: 'withdrawal', method, amount, transactionId: null },
    (idempotencyKey) => callApi('${name}', {}, { idempotencyKey }),
  )
}
`
  : `import { callApi } from '${src}/lib/api/client.ts'

export function ${operation}() {
  return callApi('${name}', {})
}
`
mkdirSync(dirname(inRoot(file)), { recursive: true })
writeFileSync(inRoot(file), code)

const index = `src/modules/${module}/index.ts`
writeFileSync(inRoot(index), `${read(index)}export { ${operation} } from './${inside}.ts'\n`)
change(values.root, namesFile, /\n\] as const/, `\n  '${name}',\n] as const`)
if (values.money) change(values.root, namesFile, /(moneyOperations:.*\[\n(?:.*\n)*?)\]/, `$1  '${name}',\n]`)
change(
  values.root,
  tableFile,
  /(const operations: [^\n]*\{\n(?:.*\n)*?)\}\n/,
  `$1  '${name}': async () => (await ${load}()).${operation},\n}\n`,
)
if (!read(tableFile).includes(`const ${load} = () => import(`))
  change(
    values.root,
    tableFile,
    /\n\/\*\* All operations/,
    `const ${load} = () => import('../modules/${module}/index.ts')\n\n/** All operations`,
  )

console.log(
  `${name} is in ${file}. Next: take the form's values and send them, then name it in a form's "submit".`,
)
