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

/** A message of a push service, decrypted by the browser. */
export interface PushEvent extends LastingEvent {
  readonly data: { text: () => string } | null
}

export interface NotificationEvent extends LastingEvent {
  readonly notification: { readonly data: unknown; readonly close: () => void }
}

/** A tab of the site. */
export interface Tab {
  readonly url: string
  readonly focus: () => Promise<unknown>
}

interface WorkerEvents {
  install: InstallEvent
  activate: LastingEvent
  fetch: RequestEvent
  message: MessageEvent<unknown>
  push: PushEvent
  notificationclick: NotificationEvent
}

/** The worker itself. */
export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
  readonly caches: CacheStorage
  readonly fetch: (request: Request) => Promise<Response>
  readonly location: { readonly origin: string; readonly host: string }
  readonly registration: {
    /** The worker that controls pages now; null for the first one. */
    readonly active: object | null
    readonly navigationPreload?: NavigationPreloadManager
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>
  }
  readonly clients: {
    readonly matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Tab[]>
    readonly openWindow: (address: string) => Promise<unknown>
  }
  readonly skipWaiting: () => Promise<void>
}
