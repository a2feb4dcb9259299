// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { activateMessage } from '../../../lib/browser/service-worker.ts'
import { watchServiceWorker, type Container, type Worker } from './service-worker.ts'

/** The part of a service worker that pages use. */
class TestWorker extends EventTarget implements Worker {
  state: ServiceWorkerState = 'installing'
  readonly postMessage = vi.fn()
  become(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class TestRegistration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
  find(worker: Worker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
}

let registration: TestRegistration
const reload = vi.fn()
const register = vi.fn(() => Promise.resolve())
/** Task waiting for the player to be idle. */
let waiting: (() => boolean) | undefined
const idleTasks = { run: (task: () => boolean) => void (waiting = task) }

beforeEach(() => {
  sessionStorage.clear()
  registration = new TestRegistration()
  reload.mockClear()
  waiting = undefined
})

const follow = (container: Container = { register, ready: Promise.resolve(registration) }) =>
  watchServiceWorker({ idleTasks, container, reload })

test('is registered at its address for the whole site, and the first activation reloads nothing', async () => {
  await follow()
  expect(register).toHaveBeenCalledWith('/sw.js')
  expect(waiting).toBeUndefined()
})

test('a newer worker is activated when idle, and then the page reloads', async () => {
  await follow()
  const newer = new TestWorker()
  registration.find(newer)
  newer.become('installed')
  expect(newer.postMessage).not.toHaveBeenCalled()
  expect(waiting?.()).toBe(true)
  expect(newer.postMessage).toHaveBeenCalledWith(activateMessage)
  newer.become('activating')
  expect(reload).not.toHaveBeenCalled()
  newer.become('activated')
  expect(reload).not.toHaveBeenCalled()
  expect(waiting?.()).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

test('a worker that was waiting before the page loaded is activated, too', async () => {
  const newer = new TestWorker()
  newer.state = 'installed'
  registration.waiting = newer
  await follow()
  waiting?.()
  expect(newer.postMessage).toHaveBeenCalledWith(activateMessage)
})

test('a page that has just reloaded does so again only later', async () => {
  await follow()
  const newer = new TestWorker()
  registration.find(newer)
  newer.become('activated')
  expect(waiting?.()).toBe(true)
  expect(waiting?.()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})
