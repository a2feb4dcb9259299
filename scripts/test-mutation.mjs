// Mutation tests: changes the code of `tests/mutation/sample.json` in small ways and reports which changes no test
// notices. `npm run test:mutation -- schemas src/renderer` runs two areas; without names, all of them.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const sample = JSON.parse(readFileSync('tests/mutation/sample.json', 'utf8'))
const named = process.argv.slice(2)
const unknown = named.filter((area) => !Object.hasOwn(sample, area))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Areas: ${Object.keys(sample).join(', ')}`)
  process.exit(1)
}

/** Detected mutants of an area, and all that tests could detect. */
function scoreOf(area) {
  const report = JSON.parse(readFileSync(`coverage/mutation/${area.replaceAll('/', '-')}.json`, 'utf8'))
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...names) => statuses.filter((status) => names.includes(status)).length
  const detected = count('Killed', 'Timeout')
  return { detected, total: detected + count('Survived', 'NoCoverage') }
}

const results = (named.length > 0 ? named : Object.keys(sample)).map((area) => {
  const { status } = spawnSync('npx', ['stryker', 'run', 'tests/mutation/stryker.config.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_AREA: area },
  })
  if (status !== 0) process.exit(status ?? 1)
  return { area, ...scoreOf(area) }
})

for (const { area, detected, total } of results)
  console.log(`${area}: ${detected} of ${total} mutants detected, ${Math.round((100 * detected) / total)} %`)
