// npm run audit: fails if a package that reaches production has a known vulnerability of high or critical
// severity, by the registry and by scripts/advisories.json. A registry that answers no audits is reported and
// ignored: the list in the repository then is the only check.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const registryTimeoutMs = 60_000
const advisories = JSON.parse(readFileSync(join(import.meta.dirname, 'advisories.json'), 'utf8'))
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** Packages of production but our own; dependencies can be installed in several versions. */
const packages = Object.entries(lock.packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path, { name, version, integrity }]) => ({
    name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    integrity,
  }))

/** Negative: `one` is older. A prerelease counts as its release. */
function compare(one, other) {
  const [first, second] = [one, other].map((version) => version.split(/[-+]/)[0].split('.').map(Number))
  return first[0] - second[0] || first[1] - second[1] || first[2] - second[2]
}

const isAffected = ({ name, version }, { package: affected, from, fixedIn }) =>
  name === affected && compare(version, from) >= 0 && compare(version, fixedIn) < 0

function listed() {
  return packages.flatMap((each) =>
    advisories
      .filter((advisory) => isAffected(each, advisory))
      .map(
        ({ id, severity, fixedIn }) =>
          `${each.name} ${each.version}: ${severity}, ${id}, fixed in ${fixedIn}`,
      ),
  )
}

/** What the registry reports; null: it does not answer audits. */
function reported() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
    encoding: 'utf8',
    timeout: registryTimeoutMs,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const { vulnerabilities, metadata } = JSON.parse(stdout)
    if (!metadata?.vulnerabilities) return null
    return Object.values(vulnerabilities)
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ name, severity, range }) => `${name} ${range}: ${severity}, says the registry`)
  } catch {
    return null
  }
}

const unverifiable = packages
  .filter(({ integrity }) => !integrity?.startsWith('sha512-'))
  .map(({ name, version }) => `${name} ${version}: the lock file has no checksum`)
const answer = reported()
if (answer === null)
  console.log('The registry answers no audits: only the list of the repository was checked.')
const found = [...listed(), ...unverifiable, ...(answer ?? [])]
for (const line of found) console.error(line)
console.log(`Audited ${packages.length} packages of production: ${found.length} to fix`)
process.exit(found.length === 0 ? 0 : 1)
