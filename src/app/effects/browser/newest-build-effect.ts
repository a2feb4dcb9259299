import { logProblem } from '../../../lib/log.ts'
import type { AppContext } from '../../app-context.ts'
import { buildOf } from '../../boot/newest-build.ts'
import { createIdleTasks } from './idle-tasks.ts'
import { updateServiceWorker, watchServiceWorker } from './service-worker.ts'
import { watchBuilds } from './watch-builds.ts'

const log = (problem: string) => (error: unknown) => logProblem(problem, error)

/** Keeps an open page on the newest build of the site. */
export function newestBuildEffect(context: AppContext): () => void {
  const build = buildOf(context.visit.entry)
  // Old browsers and sites without https have no service workers.
  if (!('serviceWorker' in navigator)) return watchBuilds(build)
  const idleTasks = createIdleTasks(context)
  watchServiceWorker({ idleTasks }).catch(log('the service worker could not be registered'))
  const stopWatching = watchBuilds(build, () => {
    updateServiceWorker().catch(log('the service worker could not be updated'))
  })
  return () => {
    stopWatching()
    idleTasks.stop()
  }
}
