import { randomUUID } from 'node:crypto'
import { setInterval } from 'node:timers'
import { join } from 'node:path'
import { registry as fullRegistry } from '../../../registry/index.ts'
import { databaseLocation, type DatabaseSettings } from '../../db/database-location.ts'
import { listen } from '../../db/notices.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { Registry } from './compile/compile-blocks.ts'
import { changedFacts } from '../facts/changed-facts.ts'
import { documentName } from '../model/contracts.ts'
import { cataloguesOf, defaultDocuments } from '../model/defaults.ts'
import { currentLibrary } from './current-library.ts'
import { openLibraries } from './open-libraries.ts'
import { builtWorker, workerNamed } from './worker-files.ts'
import { DraftContents } from './draft-content.ts'
import type { ContentImport, ContentService } from '../model/content-service.ts'
import type { ContentGateway, PublishResult, RequiredReviews } from '../model/gateway.ts'
import {
  createWorkerPublisher,
  type Publisher,
  type WorkerPublisherOptions,
} from '../publish/worker/publisher.ts'
import { preparedDefaultsFile, withPreparedDefaults } from '../publish/worker/prepared-defaults.ts'
import { ContentUnavailable } from '../model/content-unavailable.ts'
import { PublishingService } from '../publish/publishing-service.ts'
import { createPublishedContent, type ContentSource } from './published-content.ts'
import { noteDefaults, seedDefaults } from '../publish/seed.ts'
import { ServingCopy } from '../snapshot/serving-copy.ts'
import { parseDocument, SnapshotFolder } from '../snapshot/snapshot-folder.ts'
import { ContentStore } from '../store/content-store.ts'
import { StoreConnection } from '../store/store-connection.ts'
import { describeRejected, firstIssue } from './describe-rejected.ts'

/** The logger methods that the gateway uses. */
export interface ContentLog {
  info(message: string): void
  warn(message: string): void
  error(details: unknown, message: string): void
}

export interface ContentGatewayOptions extends DatabaseSettings {
  log: ContentLog
  /** Documents of a fresh installation; by default those of the build. */
  defaults?: readonly StoredDocument[]
  registry?: Registry
  /** Runs the publish pipeline for publications; by default in a worker thread. */
  publisher?: Publisher
  /** Runs it for checks and drafts; by default in another worker thread, so that no draft delays a publication. */
  checker?: Publisher
  /** Address of the site. Omitted: publishing does not know its own host. */
  publicUrl?: string | undefined
  /**
   * When this build was made, in milliseconds since 1970. A site with content gets the new defaults of the build once no
   * server of an older one runs, which might not read them. Omitted: at once.
   */
  builtAt?: number
  /** External store in which others change documents, too. If omitted, documents are stored only here. */
  service?: ContentService | undefined
  /**
   * Whether documents of the external store have to be reviewed: a site with content then imports nothing before
   * `requireReviews` was called.
   */
  awaitsReviews?: boolean
  /** Calls `poll` at an interval and returns a function that stops it. */
  startPolling?: (poll: () => Promise<void>, milliseconds: number) => () => void
  /** Listens to publications of other servers; by default on PostgreSQL. */
  startListening?: typeof listen
  now?: () => Date
  /** Called after every attempt to publish. */
  onPublish?: (publication: { result: 'published' | 'rejected' | 'failed'; seconds: number }) => void
}

/** In milliseconds. PostgreSQL reports publications at once; polling finds those that were missed. */
const pollInterval = 1000
/** In milliseconds. */
const noteInterval = 10_000
/** In milliseconds. Webhooks report changes at once; polling finds those that were lost. */
const importInterval = 10_000

/** Milliseconds after which a check is aborted: other checks wait for it. */
const checkTimeout = (documents: number) => 20_000 + 1_000 * documents

function pollAtIntervals(poll: () => Promise<void>, milliseconds: number): () => void {
  const timer = setInterval(() => void poll(), milliseconds)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Opens the content of the site: seeds a fresh store, loads the published content, and falls back to the last
 * known good snapshot if the store fails. Throws only if there is nothing to serve.
 */
export async function createContentGateway(options: ContentGatewayOptions): Promise<ContentGateway> {
  const {
    dataDir,
    log,
    service,
    defaults = defaultDocuments,
    registry = fullRegistry,
    startPolling = pollAtIntervals,
    startListening = listen,
    now = () => new Date(),
  } = options
  const folder = new SnapshotFolder(join(dataDir, 'snapshot'))
  const connection = new StoreConnection(databaseLocation(options, 'site'), (error) =>
    log.error(error, 'content: a connection to the store was lost'),
  )
  const store = new ContentStore(connection)
  const { media, files } = openLibraries({ connection, dataDir, log, now })
  const listeners: (() => void)[] = []
  const copy = new ServingCopy(folder, store, () => listeners.forEach((listener) => listener()))
  const inWorker = (limits: Pick<WorkerPublisherOptions, 'timeout'> = {}) =>
    createWorkerPublisher({
      workerFile: builtWorker('publish-worker.js'),
      snapshotFolder: folder.folder,
      ...(options.publicUrl !== undefined && { siteOrigin: new URL(options.publicUrl).origin }),
      ...limits,
    })
  const connected = service?.connect({ media, registry })
  const withPictures = (pipeline: Publisher): Publisher => {
    const withLibrary: Publisher = {
      async run(documents, more) {
        const inSnapshot = () => (copy.hasContent ? copy.view.library : {})
        const stored = await currentLibrary({ media, files, log, inSnapshot })
        return pipeline.run(documents, { ...more, library: { ...more?.library, ...stored } })
      },
    }
    return connected?.bringPictures(withLibrary) ?? withLibrary
  }
  const checker = withPictures(options.checker ?? inWorker({ timeout: checkTimeout }))
  const publisher = withPreparedDefaults(options.publisher ?? inWorker(), {
    file: workerNamed(preparedDefaultsFile),
    isNew: () => !copy.hasContent,
  })
  const publishing = new PublishingService(
    copy,
    { publish: withPictures(publisher), check: checker },
    now,
    connected?.replicate,
  )
  const serviceName = service?.name ?? ''
  const serviceImport = connected?.importInto({
    copy,
    publish: (documents, author, removed) => publishing.ingest(documents, author, removed),
    rules: () => publishing.reviews.rules(),
    onRejection: (issues) => {
      if (issues.length > 0)
        log.error({ issues }, `content: what ${serviceName} has published is not taken over`)
      else log.info(`content: everything that ${serviceName} has published is taken over`)
    },
  })
  const source: ContentSource = {
    get view() {
      return copy.view
    },
    validator: (hash) => copy.object(hash, 'validator'),
    registry,
    catalogues: cataloguesOf(defaults),
    now: () => now().getTime(),
  }
  const published = createPublishedContent(source)
  const drafts = new DraftContents(source, checker)

  const reportStore = reporter(log, 'the store is readable again')
  const follow = async () => {
    await copy.follow()
    reportStore(copy.fault)
  }
  const reportService = reporter(log, `${serviceName} answers again`)
  let isAwaitingReviews = false
  const importChanges = async () => {
    if (!serviceImport || isAwaitingReviews) return
    await serviceImport.run()
    reportService(serviceImport.fault)
  }
  const server =
    options.builtAt === undefined ? undefined : { id: randomUUID(), builtAt: Math.round(options.builtAt) }
  const hasOlderServer = async () =>
    server !== undefined && copy.hasContent && store.noteServer(server, now().getTime())
  let doDefaultsWait = false
  /** Imports what the service has before the defaults are offered, since those would replace it there. */
  const begin = async () => {
    const isNew = !copy.hasContent
    await importChanges()
    if (isNew && serviceImport?.isFilled) return startWith(serviceImport, serviceName, { defaults, copy })
    // The defaults would replace what could not be imported.
    if (copy.fault !== null || (copy.hasContent && (serviceImport?.fault ?? null) !== null)) return
    const rejected = serviceImport?.rejected.map(({ document }) => document) ?? []
    const offered = defaults.filter((document) => !rejected.includes(documentName(document)))
    const publish = (documents: StoredDocument[]): Promise<PublishResult> =>
      publishing.publish(documents, 'defaults')
    const onLeftOut = (issues: DocumentIssue[]) =>
      log.error({ issues: onlyErrors(issues) }, 'content: default documents were left out')
    const mustWait = hasOlderServer
    doDefaultsWait = await seedDefaults({ defaults: offered, copy, publish, onLeftOut, mustWait }).catch(
      (error: unknown) => {
        if (!copy.hasContent) throw error
        log.error(error, 'content: the default documents could not be offered')
        return false
      },
    )
    if (doDefaultsWait)
      log.info('content: new default documents wait for the end of servers of an older build')
  }
  const noteServer = async () => {
    // A store that cannot be used is reported elsewhere.
    if (copy.fault !== null) return
    const mustWait = await hasOlderServer().catch(() => true)
    if (doDefaultsWait && !mustWait) await begin()
  }

  await copy.open()
  await follow()
  isAwaitingReviews = copy.hasContent && serviceImport !== undefined && options.awaitsReviews === true
  if (!isAwaitingReviews) await begin()
  await noteServer()
  // `view` throws with the reason if there is nothing to serve.
  log.info(`content: version ${copy.view.version} is served`)
  const stops = [
    startListening(connection.place, () => void follow()),
    startPolling(follow, pollInterval),
    startPolling(noteServer, noteInterval),
    ...(serviceImport ? [startPolling(importChanges, importInterval)] : []),
  ]

  const { reader, ...reads } = published
  return {
    ...reads,
    get locales() {
      return published.locales
    },
    get roles() {
      return published.roles
    },
    get contentVersion() {
      return published.contentVersion
    },
    entries: () =>
      copy.view.manifest.entries.map(({ kind, key, version, route, url, links }) => ({
        kind,
        key,
        version,
        links,
        ...(route !== undefined && { route }),
        ...(url !== undefined && { url }),
      })),
    documents: (filter) => reader.documents(filter),
    check: (documents, removed, library) => publishing.check(documents, removed, library),
    async changedFacts(document, formerKey) {
      const [before = null] = await reader.documents({ kind: document.kind, key: formerKey })
      return changedFacts(before, document, registry)
    },
    publish: (documents, author, removed, guard) =>
      timed(options.onPublish, () => publishing.publish(documents, author, removed, guard)),
    publishUnreviewed: (documents, author) =>
      timed(options.onPublish, () => publishing.publishUnreviewed(documents, author)),
    async requireReviews(reviews: RequiredReviews) {
      publishing.reviews = reviews
      if (!isAwaitingReviews) return
      isAwaitingReviews = false
      await begin()
    },
    history: (name) => whileAvailable(() => store.publications(name)),
    recentPublications: (count) => whileAvailable(() => store.recent(count)),
    publicationsAfter: (version, count) => whileAvailable(() => store.after(version, count)),
    changesOf: (contentVersion) => whileAvailable(() => store.changesOf(contentVersion)),
    removedDocuments: () => whileAvailable(() => store.removed()),
    async documentAt(name, contentVersion) {
      const text = await whileAvailable(() => store.publishedText(name, contentVersion))
      return text === null ? null : parseDocument(text)
    },
    media,
    files,
    withDrafts: (documents, at) => drafts.of(documents, at),
    onChange: (listener) => void listeners.push(listener),
    rejected: () => serviceImport?.rejected ?? [],
    importChanges,
    health() {
      const reason =
        copy.fault ??
        serviceImport?.fault ??
        (serviceImport && describeRejected(serviceImport, serviceName)) ??
        null
      return reason === null ? { status: 'ok' } : { status: 'degraded', reason }
    },
    async close() {
      stops.forEach((stop) => stop())
      await serviceImport?.settled()
      // Others find out themselves when it was lost.
      if (server) await store.forgetServer(server.id).catch(() => undefined)
      await media.close()
      await connection.close()
    },
  }
}

async function timed(
  onPublish: ContentGatewayOptions['onPublish'],
  publish: () => Promise<PublishResult>,
): Promise<PublishResult> {
  const start = performance.now()
  const end = (result: 'published' | 'rejected' | 'failed') =>
    onPublish?.({ result, seconds: (performance.now() - start) / 1000 })
  try {
    const answer = await publish()
    end(answer.published ? 'published' : 'rejected')
    return answer
  } catch (error) {
    end('failed')
    throw error
  }
}

async function whileAvailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new ContentUnavailable('the content store cannot be read', { cause: error })
  }
}

/** Logs a failure once, and its end once. */
function reporter(log: ContentLog, over: string): (fault: string | null) => void {
  let reported: string | null = null
  return (fault) => {
    if (fault === reported) return
    reported = fault
    if (fault === null) log.info(`content: ${over}`)
    else log.warn(`content: ${fault}`)
  }
}

/** A site with documents from a service is only offered the defaults of future upgrades. */
async function startWith(
  serviceImport: ContentImport,
  service: string,
  site: { defaults: readonly StoredDocument[]; copy: ServingCopy },
): Promise<void> {
  if (!site.copy.hasContent)
    throw new ContentUnavailable(`What ${service} holds makes no site: ${firstIssue(serviceImport)}`)
  await noteDefaults(site)
}

function onlyErrors(issues: readonly DocumentIssue[]): DocumentIssue[] {
  return issues.filter(({ severity }) => severity === 'error')
}
