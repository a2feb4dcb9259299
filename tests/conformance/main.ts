import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { levels } from './outcome.ts'
import { htmlOf, lineOf, summaryOf } from './report.ts'
import { testPlatform } from './run.ts'

const usage = `npm run conformance -- --url http://localhost:3000 [--login … --password …] [--params file.json]
        [--level must|should|strict] [--profile minimal] [--only account.getInfo,games.get]
        [--html report.html] [--json]

Tests a gaming platform against the contract of schemas/api. It registers players of its own; with --login it
tests with that account, which should have money to withdraw. --params names a file with good parameters by call,
such as {"campaigns.activateOffer": {"promo_code": "WELCOME"}}.

must: players cannot use a site without it; should (default): pages as shipped miss it; strict: to the letter of the
contract. The profile minimal tests only the calls that a platform must have. Never run it where real money moves.`

const Given = Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    login: { type: 'string' },
    password: { type: 'string' },
    params: { type: 'string' },
    only: { type: 'string' },
    level: { type: 'string', default: 'should' },
    profile: { type: 'string' },
    html: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

const level = levels.find((each) => each === values.level)
const isMinimal = values.profile === 'minimal'

if (
  values.url === undefined ||
  !URL.canParse(values.url) ||
  level === undefined ||
  (values.profile !== undefined && !isMinimal)
) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}

const { login, password, json } = values
const { origin } = new URL(values.url)
const given: unknown = values.params === undefined ? {} : JSON.parse(readFileSync(values.params, 'utf8'))

// Without a running platform every case would fail for the same reason.
await fetch(origin).catch(() => {
  process.stderr.write(`Nothing answers at ${origin}\n`)
  process.exit(2)
})

const results = await testPlatform(
  {
    url: origin,
    account: login !== undefined && password !== undefined ? { login, password } : undefined,
    only: values.only?.split(','),
    level,
    isMinimal,
    given: Value.Parse(Given, given),
  },
  (result) => {
    if (!json) process.stdout.write(`${lineOf(result)}\n`)
  },
)
if (values.html !== undefined) writeFileSync(values.html, htmlOf(results, origin))
process.stdout.write(json ? `${JSON.stringify(results, null, 2)}\n` : `${summaryOf(results)}\n`)
process.exit(results.some(({ outcome }) => outcome === 'fail') ? 1 : 0)
