import { setTimeout as wait } from 'node:timers/promises'
import { buildPreviousRelease } from '../../scripts/previous-release.mjs'
import { startFleet, type FleetServer } from './fleet.ts'
import { publishTitle, showsTitle, untilShown } from './topology.ts'

/** Milliseconds until every server shows a publication, on a machine that does other things, too. */
const shownWithinMs = 20_000

/** Whether the server shows a publication. If its documents need a newer build, it must say so, and go on as before. */
async function reads(server: FleetServer, title: string, before: string): Promise<boolean> {
  const limit = AbortSignal.timeout(shownWithinMs)
  for (;;) {
    if (await showsTitle(server, title, limit)) return true
    const health = await (await fetch(`${server.url}/health/ready`, { signal: limit })).text()
    if (health.includes('needs a newer build')) {
      if (await showsTitle(server, before, limit)) return false
      throw new Error('The previous release does not go on with the content that it can read')
    }
    await wait(50)
  }
}

/**
 * The previous release and this build on one database, as an upgrade has them. This build reads what the previous one
 * has published; the previous one reads what this build publishes, or goes on with what it had, also after a rollback.
 */
export async function upgradeAndRollBack(databaseUrl: string): Promise<string> {
  const release = buildPreviousRelease()
  if (release === null) return 'not tried: this checkout lacks the previous release'
  const { build, commit, rules } = release
  const older = await startFleet(1, databaseUrl, {}, build)
  const [previous] = older.servers
  try {
    if (!previous) throw new Error('There is no server')
    const { contentToken } = older
    await publishTitle(previous, contentToken, 'Before', rules)
    const newer = await startFleet(1, databaseUrl, { CONTENT_TOKEN: contentToken })
    const [current] = newer.servers
    try {
      if (!current) throw new Error('There is no server')
      await untilShown(current, 'Before')
      await publishTitle(current, contentToken, 'After')
      await untilShown(current, 'After')
      const isRead = await reads(previous, 'After', 'Before')
      await previous.stop()
      await current.stop()
      await previous.start()
      if ((await reads(previous, 'After', 'Before')) !== isRead)
        throw new Error('After the rollback the previous release has other content than before')
      const way = isRead
        ? 'and can be rolled back to'
        : 'a rollback to it serves the content before the upgrade'
      return `${commit.slice(0, 12)} ${isRead ? 'reads' : 'cannot read'} the documents of this build, ${way}`
    } finally {
      await newer.remove()
    }
  } finally {
    await older.remove()
  }
}
