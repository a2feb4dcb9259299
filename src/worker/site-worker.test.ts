import { beforeEach, expect, test, vi } from 'vitest'
import { startWorker } from './site-worker.ts'
import type { WorkerScope } from './worker-scope.ts'

const origin = 'https://marra.example'
const code = '/assets/entry-client-1.js'
const offlinePages = ['/offline', '/offline?locale=ru']

let stores: Map<string, Map<string, Response>>
let listeners: Map<string, (event: object) => void>
let isOnline: boolean
let fetches: string[]

const addressOf = (request: RequestInfo | URL) =>
  (request instanceof Request ? request.url : String(request)).replace(origin, '')

/** The browser's storage, as far as the worker uses it. */
function storeOf(name: string) {
  const kept = stores.get(name) ?? new Map<string, Response>()
  stores.set(name, kept)
  const add = async (request: RequestInfo) => void kept.set(addressOf(request), await answer(request))
  return {
    add,
    addAll: (files: string[]) => Promise.all(files.map(add)),
    keys: () => Promise.resolve([...kept.keys()].map((path) => new Request(origin + path))),
    match: (request: RequestInfo) => Promise.resolve(kept.get(addressOf(request))?.clone()),
    put: (request: RequestInfo, response: Response) =>
      Promise.resolve(void kept.set(addressOf(request), response)),
    delete: (request: RequestInfo) => Promise.resolve(kept.delete(addressOf(request))),
  }
}

function answer(request: RequestInfo | URL): Promise<Response> {
  fetches.push(addressOf(request))
  return isOnline
    ? Promise.resolve(new Response(addressOf(request)))
    : Promise.reject(new TypeError('Failed to fetch'))
}

/** `active`: the worker that controls pages already. */
function start(active: object | null = null) {
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    caches: {
      open: (name: string) => Promise.resolve(storeOf(name)),
      match: (path: string, { cacheName }: { cacheName: string }) => storeOf(cacheName).match(path),
    },
    fetch: answer,
    location: { origin, host: 'marra.example' },
    registration: { active },
    skipWaiting: vi.fn(),
  }
  // @ts-expect-error The worker uses only a part of the browser's caches.
  const used: WorkerScope = scope
  startWorker(used, [code.slice(1)])
}

/** Sends an event, and waits for everything that keeps the worker alive. */
async function send(type: string, event: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = []
  let response: Promise<Response> | undefined
  listeners.get(type)?.({
    ...event,
    waitUntil: (part: Promise<unknown>) => void work.push(part),
    respondWith: (given: Promise<Response>) => (response = given),
  })
  const answered = await response
  await Promise.all(work)
  return answered
}

const kept = (name: string) => [...(stores.get(name)?.keys() ?? [])]
const page = (path: string) => ({
  mode: 'navigate',
  destination: 'document',
  method: 'GET',
  url: origin + path,
})
const open = (path: string) =>
  send('fetch', { request: page(path), preloadResponse: Promise.resolve(undefined) })

beforeEach(() => {
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: RequestInfo, init?: RequestInit) {
        super(typeof input === 'string' && input.startsWith('/') ? origin + input : input, init)
      }
    },
  )
  stores = new Map()
  listeners = new Map()
  fetches = []
  isOnline = true
  return () => vi.unstubAllGlobals()
})

test('the first worker is ready with the offline pages, which are small, and keeps code with its first use', async () => {
  start()
  await send('install')
  expect(fetches.sort()).toEqual(offlinePages)
  isOnline = false
  expect(await (await open('/ru/promotions'))?.text()).toBe('/offline?locale=ru')
  isOnline = true
  const use = () => send('fetch', { request: new Request(origin + code) })
  expect(await (await use())?.text()).toBe(code)
  expect(kept('frame')).toEqual([code])
  isOnline = false
  expect(await (await use())?.text()).toBe(code)
})

test('a newer worker has all files of its build before it takes over', async () => {
  start({})
  await send('install')
  expect(fetches.sort()).toEqual([code, ...offlinePages])
  expect(kept('frame')).toEqual([code])
})

test('an error is not kept as code', async () => {
  start()
  await send('install')
  vi.stubGlobal('Response', Response)
  isOnline = false
  await expect(send('fetch', { request: new Request(origin + code) })).rejects.toThrow('Failed to fetch')
  expect(kept('frame')).toEqual([])
})
