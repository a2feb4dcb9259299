import fastify from 'fastify'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { StudioAnswers, StudioCallName, StudioParams } from '../../../schemas/studio/calls.ts'
import type { Role } from '../../../schemas/studio/roles.ts'
import { createContentGateway } from '../../../server/content/index.ts'
import { handleErrors } from '../../../server/http/failures.ts'
import { anyonesBodyLimit, limitJsonDepth } from '../../../server/http/json-body.ts'
import { rejectCrossSiteRequests } from '../../../server/http/origin-check.ts'
import { createStudio, type SingleSignOnSettings } from '../../../server/studio/index.ts'
import type { FetchExport } from '../../../server/studio/transfer/fetch-export.ts'
import type { PostWebhook } from '../../../server/studio/webhooks/post.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { handDriven, smallRegistry } from './content-site.ts'
import { emptyTestStrapi, testStrapi } from '../../../integrations/strapi/tests/test-strapi.ts'
import { copyTemplate, type Template } from '../setup/test-templates.ts'

const start = Date.UTC(2026, 2, 1, 7)
const password = 'correct horse battery'

export interface Response<Name extends StudioCallName> {
  status: number
  data: StudioAnswers[Name] | undefined
  error: { type: string; message: string; data?: Record<string, unknown> } | undefined
  cookie: string | undefined
}

interface TestStudioOptions {
  postWebhook?: PostWebhook
  fetchExport?: FetchExport
  singleSignOn?: SingleSignOnSettings
}

/** What a Studio of tests has on every server. */
const usual = {
  registry: smallRegistry,
  publicUrl: 'http://localhost:3000',
  sessionCookie: 'marquee_session',
  logError: (error: unknown) => {
    throw error
  },
  now: () => start,
  passwordCost: 2,
  startPolling: () => () => undefined,
}

/** The databases and the folder of a small site with a Studio after its first start. */
const started: Template = {
  name: 'studio',
  async fill(settings) {
    const { options } = handDriven(settings.dataDir, { databaseUrl: settings.databaseUrl })
    const gateway = await createContentGateway(options)
    await (await createStudio({ ...settings, ...usual, gateway, service: testStrapi() })).close()
    await gateway.close()
  },
}

/** A Studio with a small site and its own database and clock, called through `inject`. */
export async function startTestStudio({ postWebhook, fetchExport, singleSignOn }: TestStudioOptions = {}) {
  emptyTestStrapi()
  const { settings, remove } = await copyTemplate(started)
  const { options } = handDriven(settings.dataDir, { databaseUrl: settings.databaseUrl })
  const gateway = await createContentGateway(options)
  let time = start
  let look = () => Promise.resolve()
  const startServer = (startPolling: (work: () => Promise<void>) => void) =>
    createStudio({
      ...settings,
      ...usual,
      gateway,
      service: testStrapi(),
      now: () => time,
      ...(postWebhook && { postWebhook }),
      ...(fetchExport && { fetchExport }),
      ...(singleSignOn && { singleSignOn }),
      startPolling: (work) => {
        startPolling(work)
        return () => undefined
      },
    })
  const studio = await startServer((work) => (look = work))
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = fastify({ bodyLimit: anyonesBodyLimit, logger: { level: 'warn', stream } })
  handleErrors(app)
  limitJsonDepth(app)
  rejectCrossSiteRequests(app, 'http://localhost:3000')
  studio.register(app)

  async function call<Name extends StudioCallName>(
    name: Name,
    params: StudioParams<Name>,
    cookie?: string,
    headers: Record<string, string> = {},
  ): Promise<Response<Name>> {
    const response = await app.inject({
      method: 'POST',
      url: `/studio/api/${name}`,
      headers: { ...headers, ...(cookie !== undefined && { cookie }) },
      payload: params,
    })
    const body = response.json<Partial<Pick<Response<Name>, 'data' | 'error'>>>()
    const [set] = response.cookies
    return {
      status: response.statusCode,
      data: body.data,
      error: body.error,
      cookie: set && `${set.name}=${set.value}`,
    }
  }

  async function signIn(login: string, secret = password): Promise<string> {
    const { cookie, error } = await call('session.open', { login, password: secret })
    if (cookie === undefined) throw new Error(error?.message ?? 'no session')
    return cookie
  }

  const firstPassword = (await readFile(join(settings.dataDir, 'studio-password'), 'utf8')).trim()
  const admin = await signIn('admin', firstPassword)

  return {
    app,
    gateway,
    studio,
    settings,
    call,
    /** What the server has logged. */
    lines,
    signIn,
    admin,
    password,
    /** The first admin's. */
    firstPassword,
    /** Adds a user with this role and signs them in. */
    async join(role: Role, name: string = role): Promise<string> {
      const added = await call('users.add', { login: name, name, role, password }, admin)
      if (added.error) throw new Error(added.error.message)
      return signIn(name)
    },
    save: (document: StoredDocument, cookie: string, revision: number | null = null) =>
      call('documents.save', { ...document, revision }, cookie),
    /** Advances the clock, in milliseconds, and runs what is due. */
    async pass(milliseconds: number) {
      time += milliseconds
      await look()
    },
    /** Publishes on another server, which this one does not follow at once. */
    async publishElsewhere(documents: StoredDocument[], author: string) {
      const other = await createContentGateway(options)
      await other.publish(documents, author)
      await other.close()
    },
    /** Starts another server on the same database, and stops it. */
    async startAnotherServer() {
      await (await startServer(() => undefined)).close()
    },
    /** Advances the clock only, in milliseconds. */
    wait: (milliseconds: number) => void (time += milliseconds),
    /** Starts another server on the same database, which runs what is due, and stops it. */
    async runOnAnotherServer() {
      let run = () => Promise.resolve()
      const other = await startServer((work) => (run = work))
      await run()
      await other.close()
    },
    async close() {
      await app.close()
      await studio.close()
      await gateway.close()
      await remove()
    },
  }
}

export type TestStudio = Awaited<ReturnType<typeof startTestStudio>>
