/*
 * The part of the worker's environment in use. TypeScript's library for workers conflicts with that
 * for pages.
 */

/** An event that keeps the worker alive. */
export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface InstallEvent extends LastingEvent {
  /** Chromium only so far: routes that the browser handles without the worker. */
  addRoutes?: (
    rules: { condition: { urlPattern: { pathname: string } }; source: 'network' }[],
  ) => Promise<void>
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request
  /** The page that the browser requested while starting the worker; undefined if not supported. */
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
