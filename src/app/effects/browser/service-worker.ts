import { activateMessage, workerAddress } from '../../../lib/browser/service-worker.ts'
import type { IdleTasks } from './idle-tasks.ts'
import { mayReload } from '../../boot/reload-guard.ts'

/** The part of a service worker that pages use. */
export interface Worker extends EventTarget {
  readonly state: ServiceWorkerState
  postMessage: (message: string) => void
}

interface Registration extends EventTarget {
  readonly installing: Worker | null
  readonly waiting: Worker | null
}

/** The browser's service workers for this site. */
export interface Container {
  register: (address: string) => Promise<unknown>
  readonly ready: Promise<Registration>
}

interface WorkerParts {
  idleTasks: Pick<IdleTasks, 'run'>
  container?: Container
  reload?: () => void
}

/**
 * Registers the service worker; the boot script may have done so, which changes nothing. A newer one is activated when the
 * player is idle; after that the page reloads when the player is idle again, so that code and worker are from the same
 * build. Other tabs wait on their own.
 */
export async function watchServiceWorker({
  idleTasks,
  container = navigator.serviceWorker,
  reload = () => window.location.reload(),
}: WorkerParts): Promise<void> {
  const activate = (worker: Worker) => () => {
    worker.postMessage(activateMessage)
    return true
  }
  function loadAnew() {
    const isDue = mayReload()
    if (isDue) reload()
    return isDue
  }
  function watchInstalling(worker: Worker | null) {
    if (worker === null) return
    const check = () => {
      if (worker.state === 'installed') idleTasks.run(activate(worker))
      if (worker.state === 'activated') idleTasks.run(loadAnew)
    }
    worker.addEventListener('statechange', check)
    check()
  }

  await container.register(workerAddress)
  // Now a worker is active, so any further one is newer. The first activation reloads nothing.
  const registration = await container.ready
  registration.addEventListener('updatefound', () => watchInstalling(registration.installing))
  watchInstalling(registration.waiting ?? registration.installing)
}

/** Lets the browser check for a newer worker. */
export async function updateServiceWorker(container = navigator.serviceWorker): Promise<void> {
  const registration = await container.getRegistration('/')
  await registration?.update()
}
