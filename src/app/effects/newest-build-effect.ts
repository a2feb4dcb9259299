import type { createBrowserRouter } from 'react-router-dom'
import { logProblem } from '../../lib/log.ts'
import { buildOf, followBuilds } from './builds-effect.ts'
import { followWorker, updateWorker } from './service-worker-effect.ts'
import type { PageData } from '../render/page-data.ts'
import { createQuietMoments } from './idle-tasks.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

const tellOf = (problem: string) => (error: unknown) => logProblem(problem, error)

/** Keeps an open page at the newest build of the site. `entry`: address of the application's own module. */
export function keepCurrent(entry: string, router: Router, currentPage: () => PageData): void {
  // Neither in old browsers nor on a site without https.
  if (!('serviceWorker' in navigator)) {
    followBuilds(buildOf(entry))
    return
  }
  followBuilds(buildOf(entry), () => {
    updateWorker().catch(tellOf('a newer service worker could not be looked for'))
  })
  followWorker({ moments: createQuietMoments(router, currentPage) }).catch(
    tellOf('the service worker could not be registered'),
  )
}
