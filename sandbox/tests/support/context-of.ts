import { Background } from '../../background.ts'
import { openControls } from '../../console/controls.ts'
import { systemRandom } from '../../random.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import type { Database } from '../../tables/database.ts'

/** What parts of the sandbox need to be called without HTTP. */
export async function contextOf(database: Database, now: () => number): Promise<SandboxContext> {
  return {
    database,
    now,
    random: systemRandom,
    controls: await openControls(database, () => Promise.resolve()),
    publicUrl: new URL('http://localhost'),
    framesOrigin: 'http://localhost',
    passwordCost: 2,
    isConsoleOpen: false,
    isForDevelopers: true,
    hasPopups: true,
    pushService: null,
    postPush: () => Promise.resolve(201),
    background: new Background(() => undefined),
    logError: () => undefined,
  }
}
