// npm run new:adapter -- acme: an adapter for a platform with an interface of its own, and a test of it against a small
// platform, in integrations/acme. docs/platform.md is the guide.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fail } from './scaffold.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: '.' } },
})
const name = positionals[0] ?? ''

if (!/^[a-z][a-z0-9-]*$/.test(name)) fail('Usage: npm run new:adapter -- acme   (a name in kebab-case)')
const folder = join(values.root, 'integrations', name)
if (existsSync(folder)) fail(`integrations/${name} is there already`)

const files = {
  'adapter.ts': `import { defineAdapter, failure, recordOf, textOf, type ApiErrorType } from 'marquee/adapter'

/** The platform's codes of errors, and the types by which the site reacts. */
const errorTypes: Readonly<Record<string, ApiErrorType>> = {
  not_found: 'MethodNotFoundException',
  wrong_login: 'AuthorizationException',
  no_session: 'AuthorizationException',
  bad_field: 'InvalidParameterException',
}

function account(player: unknown) {
  const { id, login, balance, currency } = recordOf(player)
  return { uid: id, login, balance_main: { amount: balance, currency } }
}

export default defineAdapter({
  headers: (_request, { session }) => ({
    ...(session !== undefined && { authorization: \`Bearer \${session}\` }),
  }),

  read({ status, body }) {
    // Some answers, such as 204, have no body.
    const answer: unknown = body === '' ? null : JSON.parse(body)
    if (status < 300) return answer
    const { code, message } = recordOf(answer)
    throw failure(errorTypes[textOf(code)] ?? 'UnknownErrorException', textOf(message))
  },

  calls: {
    async 'auth.login'({ login, password }, line) {
      const { token, player } = recordOf(await line.send({ path: '/login', json: { login, password } }))
      line.openSession(textOf(token))
      return account(player)
    },
    async 'auth.logout'(_input, line) {
      await line.send({ method: 'DELETE', path: '/session' })
      line.endSession()
      return 1
    },
    'account.getInfo': async (_input, line) =>
      line.session === undefined ? { uid: 0 } : account(await line.send({ path: '/me' })),
    async 'account.getBalance'(_input, line) {
      const { balance_main } = account(await line.send({ path: '/me' }))
      return { balance_main }
    },
  },

  // The platform has no other calls. Without this part they reach it as the contract has them.
  otherCalls: (call) => Promise.reject(failure('MethodNotFoundException', \`Add \${call} to the adapter\`)),
})
`,
  [`${name}.test.ts`]: `import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestOperator, type TestOperator } from '../../tests/support/test-operator.ts'
import adapter from './adapter.ts'

const player = { id: 'p-1', login: '998901112233', balance: '1500.50', currency: 'UZS' }

let operator: TestOperator
beforeEach(async () => {
  operator = await startTestOperator({ adapter })
  operator.answer((response, { method, url = '', headers, body }) => {
    const send = (status: number, value: unknown) => response.writeHead(status).end(JSON.stringify(value))
    if (url === '/login' && body.includes('secret')) send(200, { token: 't-1', player })
    else if (url === '/login') send(400, { code: 'wrong_login', message: 'Login or password' })
    else if (method === 'DELETE') response.writeHead(204).end()
    else if (headers.authorization !== 'Bearer t-1') send(400, { code: 'no_session', message: 'Log in' })
    else send(200, player)
  })
})
afterEach(() => operator.close())

const login = (password: string) =>
  operator.site.inject({
    method: 'POST',
    url: '/api/auth/login?v=2.34&locale=uz',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: \`login=998901112233&password=\${password}\`,
  })

it('logs a player in and reads the balance', async () => {
  const entered = await login('secret')
  expect(entered.json()).toMatchObject({ data: { uid: 'p-1', balance_main: { amount: '1500.50' } } })
  const cookie = String(entered.headers['set-cookie']).split(';')[0]
  const read = await operator.site.inject({ url: '/api/account/getBalance?v=2.34', headers: { cookie } })
  expect(read.json()).toMatchObject({ data: { balance_main: { currency: 'UZS' } } })
  const left = await operator.site.inject({ url: '/api/auth/logout?v=2.34', headers: { cookie } })
  expect(String(left.headers['set-cookie'])).toContain('Max-Age=0')
})

it('says why a login is rejected', async () => {
  expect((await login('wrong')).json()).toMatchObject({ error: { type: 'AuthorizationException' } })
})
`,
}

mkdirSync(folder, { recursive: true })
for (const [file, source] of Object.entries(files)) writeFileSync(join(folder, file), source)
console.log(
  `integrations/${name}/adapter.ts is there, with a test. Start the site with PLATFORM_URL and PLATFORM_ADAPTER=./integrations/${name}/adapter.ts; docs/platform.md says what comes next.`,
)
