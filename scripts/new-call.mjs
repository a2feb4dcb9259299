// npm run new:call -- games.getTopWins [--post | --money] [--guest]: a call of the platform with its contract, its
// method and, if there is a sandbox, a handler in it, ready to be filled in.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { format } from 'oxfmt'
import style from '../.oxfmtrc.json' with { type: 'json' }
import { fail } from './scaffold.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: '.' },
    post: { type: 'boolean', default: false },
    money: { type: 'boolean', default: false },
    guest: { type: 'boolean', default: false },
  },
})
const name = positionals[0] ?? ''
const [group = ''] = name.split('.')

if (!/^[a-z]\w*\.[a-z]\w*$/.test(name))
  fail('Usage: npm run new:call -- games.getTopWins [--post | --money] [--guest]')
if (values.money && values.guest) fail('Guests have no money: leave out --guest or --money')

const read = (file) => readFileSync(file, 'utf8')

/** The file of a folder that has the group's calls. */
function fileOf(...folder) {
  const path = join(values.root, ...folder)
  const files = readdirSync(path).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const candidates = files.filter((file) => read(join(path, file)).includes(`\n  '${group}.`))
  const own = candidates.find((file) => file === `${group}.ts`) ?? candidates[0]
  if (own === undefined) fail(`${folder.join('/')} has no calls of ${group}; add its first call by hand`)
  return join(path, own)
}

/** Inserts text before the last occurrence of a mark. */
function insertBefore(source, mark, text) {
  const at = source.lastIndexOf(mark)
  if (at === -1) fail(`Nothing to insert before: ${mark.trim()}`)
  return source.slice(0, at) + text + source.slice(at)
}

/** Adds a name to the import from a module, or the import itself. */
function withImport(source, imported, module) {
  const from = new RegExp(`import \\{([^}]*)\\} from '${module.replaceAll('.', '\\.')}'`)
  const [whole, names = ''] = from.exec(source) ?? []
  if (whole === undefined) return `import { ${imported} } from '${module}'\n${source}`
  if (new RegExp(`\\b${imported}\\b`).test(names)) return source
  const sorted = [...names.split(',').map((each) => each.trim()), imported].filter(Boolean).sort()
  return source.replace(whole, `import { ${sorted.join(', ')} } from '${module}'`)
}

async function save(file, source) {
  const { code } = await format(file, source, style)
  writeFileSync(file, code)
}

const isPost = values.post || values.money
const contractFile = fileOf('schemas', 'api', 'calls')
const handlerFile = existsSync(join(values.root, 'sandbox')) ? fileOf('sandbox', 'calls', 'handlers') : null
const methodsFile = join(values.root, 'schemas', 'api', 'methods.ts')
if (read(contractFile).includes(`'${name}'`)) fail(`${name} is there already`)

const answer = isPost
  ? 'Done'
  : "Type.Object({ total: Type.Integer({ minimum: 0, description: 'Number of items' }) })"
const contract = `  '${name}': call({
    description: 'Say in a few words what it returns or does',
    access: '${values.guest ? 'guest' : 'player'}',
    optional: true,
    params: NoParams,
    answer: ${answer},
    errors: [],
  }),
`
let source = insertBefore(read(contractFile), '}\n', contract)
source = withImport(source, 'NoParams', '../call.ts')
await save(contractFile, isPost ? withImport(source, 'Done', '../call.ts') : source)

if (isPost)
  await save(
    methodsFile,
    read(methodsFile).replace(
      new RegExp(`(const ${values.money ? 'money' : 'post'}Calls = \\[[^\\]]*)\\]`),
      `$1  '${name}',\n]`,
    ),
  )

const handler = values.money
  ? `
  async '${name}'(input, scope) {
    const { database, now } = scope.sandbox
    const request = moneyRequest(scope, '${name}', input, now())
    // Post the ledger entries in this transaction, so that they are committed together with the answer.
    return doOnce(database, request, callContracts['${name}'].answer, () => Promise.resolve(1))
  },
`
  : `
  '${name}'() {
    return Promise.resolve(${isPost ? '1' : '{ total: 0 }'})
  },
`
if (handlerFile !== null) {
  source = insertBefore(read(handlerFile), '} satisfies CallHandlers', handler)
  if (values.money) {
    source = withImport(source, 'callContracts', '../../../schemas/api/calls.ts')
    source = withImport(source, 'doOnce', '../../ledger/idempotency.ts')
    source = withImport(source, 'moneyRequest', '../money-request.ts')
  }
  await save(handlerFile, source)
}

console.log(
  `${name} is in ${[contractFile, isPost && methodsFile, handlerFile].filter(Boolean).join(', ')}. Next: its parameters, answer and errors, then its handler.`,
)
