import { existsSync } from 'node:fs'
import { setInterval } from 'node:timers'
import { join } from 'node:path'
import { registry as fullRegistry } from '../../registry/index.ts'
import type { StoredDocument, Verdict } from '../../schemas/documents/index.ts'
import type { Registry } from './compile/compile-blocks.ts'
import { ContentReader } from './content-reader.ts'
import { cataloguesOf, defaultDocuments } from './defaults.ts'
import type { ContentGateway, PublishResult } from './gateway.ts'
import { createWorkerPublisher, type Publisher } from './publish/publisher.ts'
import { PublicationDesk } from './publication-desk.ts'
import { isSlugRoute } from './routes-table.ts'
import { seedDefaults } from './seed.ts'
import { ServingCopy } from './snapshot/serving-copy.ts'
import { SnapshotFolder } from './snapshot/snapshot-folder.ts'
import { ContentStore } from './store/content-store.ts'

/** Of a logger, what the gateway needs. */
export interface ContentLog {
  info(message: string): void
  warn(message: string): void
  error(details: unknown, message: string): void
}

export interface ContentGatewayOptions {
  dataDir: string
  log: ContentLog
  /** Documents of a fresh installation; those of the build by default. */
  defaults?: readonly StoredDocument[]
  registry?: Registry
  /** Runs the publish pipeline; a worker thread by default. */
  publisher?: Publisher
  /** Calls `poll` again and again and returns how to stop; every second by default. */
  startPolling?: (poll: () => Promise<void>) => () => void
  now?: () => Date
}

const pollInterval = 1000

function everySecond(poll: () => Promise<void>): () => void {
  const timer = setInterval(() => void poll(), pollInterval)
  timer.unref()
  return () => clearInterval(timer)
}

/** The built worker: beside the entry of the server, which may itself be a chunk one folder below. */
function findWorker(): URL {
  const places = ['.', '..'].map((folder) => new URL(`${folder}/publish-worker.js`, import.meta.url))
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error('The build lacks publish-worker.js')
  return found
}

/**
 * Opens the content of the site: seeds a fresh store, takes over what is published, and serves the
 * last known good snapshot when the store fails. Throws only when there is nothing to serve.
 */
export async function createContentGateway(options: ContentGatewayOptions): Promise<ContentGateway> {
  const {
    dataDir,
    log,
    defaults = defaultDocuments,
    registry = fullRegistry,
    startPolling = everySecond,
    now = () => new Date(),
  } = options
  const folder = new SnapshotFolder(join(dataDir, 'snapshot'))
  const store = new ContentStore(join(dataDir, 'site.sqlite'))
  const listeners: (() => void)[] = []
  const copy = new ServingCopy(folder, store, () => listeners.forEach((listener) => listener()))
  const reader = new ContentReader(copy, registry, cataloguesOf(defaults))
  const publisher =
    options.publisher ?? createWorkerPublisher({ workerFile: findWorker(), snapshotFolder: folder.folder })
  const desk = new PublicationDesk(copy, publisher, now)

  let reported: string | null = null
  const follow = async () => {
    await copy.follow()
    if (copy.fault === reported) return
    reported = copy.fault
    if (reported) log.warn(`content: ${reported}`)
    else log.info('content: the store is readable again')
  }

  await copy.open()
  await follow()
  if (!copy.fault) {
    const publish = (documents: StoredDocument[]): Promise<PublishResult> =>
      desk.publish(documents, 'defaults')
    const onLeftOut = (verdicts: Verdict[]) =>
      log.error({ verdicts: onlyErrors(verdicts) }, 'content: default documents were left out')
    await seedDefaults({ defaults, copy, publish, onLeftOut }).catch((error: unknown) => {
      if (!copy.hasContent) throw error
      log.error(error, 'content: the default documents could not be offered')
    })
  }
  // Throws with the reason where there is nothing to serve.
  log.info(`content: version ${copy.view.version} is served`)
  const stopPolling = startPolling(follow)

  return {
    get contentVersion() {
      return copy.view.version
    },
    findPage(path) {
      const match = copy.view.routes.match(path)
      return match && { key: match.key, params: match.params, isSlug: isSlugRoute(match.route) }
    },
    findRedirect(path) {
      const target = copy.view.redirects.get(path)
      if (target === undefined) return null
      return target.startsWith('/') ? { redirect: target } : { redirect: target, external: true }
    },
    page: (key, locale) => reader.page(key, locale),
    systemPage: (name, locale) => reader.page(name, locale),
    popup: (key, locale) => reader.popup(key, locale),
    form: (key, locale) => reader.form(key, locale),
    config: (locale) => reader.config(locale),
    messages: (locale) => reader.messages(locale),
    theme: () => reader.theme(),
    validator: (hash) => copy.object(hash, 'validator'),
    documents: (filter) => reader.documents(filter),
    check: (documents) => desk.check(documents),
    publish: (documents, author) => desk.publish(documents, author),
    onChange: (listener) => void listeners.push(listener),
    health: () => (copy.fault === null ? { status: 'ok' } : { status: 'degraded', reason: copy.fault }),
    async close() {
      stopPolling()
      await store.close()
    },
  }
}

function onlyErrors(verdicts: readonly Verdict[]): Verdict[] {
  return verdicts.filter(({ severity }) => severity === 'error')
}
