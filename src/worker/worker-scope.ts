/*
 * What the service worker uses of its surroundings. TypeScript's own library for workers cannot be had beside that
 * for pages.
 */

/** An event that the browser keeps the worker alive for. */
export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface InstallEvent extends LastingEvent {
  /** Chromium only so far: what the browser answers without asking the worker. */
  addRoutes?: (
    rules: { condition: { urlPattern: { pathname: string } }; source: 'network' }[],
  ) => Promise<void>
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request
  /** A page that the browser has asked for while it started the worker; undefined where it cannot. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

interface WorkerEvents {
  install: InstallEvent
  activate: LastingEvent
  fetch: RequestEvent
  message: MessageEvent<unknown>
}

/** The worker itself. */
export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
  readonly caches: CacheStorage
  readonly fetch: (request: Request) => Promise<Response>
  readonly location: { readonly origin: string }
  readonly registration: { readonly navigationPreload?: NavigationPreloadManager }
  readonly skipWaiting: () => Promise<void>
}
