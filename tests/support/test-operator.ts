import {
  createServer,
  request as requestHttp,
  type IncomingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { Kysely } from 'kysely'
import fastify, { type FastifyInstance } from 'fastify'
import { handleErrors } from '../../server/http/failures.ts'
import { moneyMigrations, type MoneyTables } from '../../server/platform/money-tables.ts'
import type { Platform } from '../../server/contracts/platform.ts'
import { createRemotePlatform, type RemotePlatformOptions } from '../../server/platform/remote-platform.ts'
import { listen, readBody } from './test-service.ts'
import { openTestDatabase } from './setup/test-database.ts'

export interface ReceivedRequest {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

type Answer = (response: ServerResponse, request: ReceivedRequest) => void

/** An operator's platform on loopback, and the site's server in front of it. */
export interface TestOperator {
  url: string
  site: FastifyInstance
  platform: Platform
  /** Where the site stores money calls. */
  database: Kysely<MoneyTables>
  /** Requests that the operator received. */
  received: ReceivedRequest[]
  /** Sets the operator's answer from now on. */
  answer: (answer: Answer) => void
  answerJson: (status: number, value: unknown, headers?: Record<string, string | string[]>) => void
  /** Sends a request without normalizing its path; returns the status. */
  sendRaw: (method: string, path: string) => Promise<number | undefined>
  /** Advances the site's clock, in milliseconds. */
  pass: (time: number) => void
  close: () => Promise<void>
}

export async function startTestOperator(options: Partial<RemotePlatformOptions> = {}): Promise<TestOperator> {
  const received: ReceivedRequest[] = []
  let answer: Answer = () => {}
  let time = Date.UTC(2026, 2, 1)
  const operator = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method, url, headers } = request
      received.push({ method, url, headers, body })
      answer(response, { method, url, headers, body })
    })
  })
  const { url, close: closeOperator } = await listen(operator)
  const site = fastify()
  handleErrors(site)
  const { database, close: closeDatabase } = await openTestDatabase<MoneyTables>('platform', moneyMigrations)
  const platform = createRemotePlatform({
    url,
    publicUrl: 'https://example.com',
    sessionCookie: '__Host-marquee_session',
    log: site.log,
    database,
    now: () => time,
    callTimeout: 5_000,
    proxyTimeout: 5_000,
    ...options,
  })
  await platform.register(site)
  const tester: TestOperator = {
    url,
    site,
    platform,
    database,
    received,
    answer: (given) => (answer = given),
    answerJson: (status, value, headers = {}) => {
      answer = (response) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        response.end(JSON.stringify(value))
      }
    },
    sendRaw: async (method, path) => {
      const { port } = new URL(await site.listen({ port: 0, host: '127.0.0.1' }))
      return new Promise((resolve, reject) => {
        requestHttp({ host: '127.0.0.1', port, path, method }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode))
        })
          .once('error', reject)
          .end()
      })
    },
    pass: (passed) => (time += passed),
    close: async () => {
      await site.close()
      await platform.close()
      await closeDatabase()
      closeOperator()
    },
  }
  tester.answerJson(200, { data: 1 })
  return tester
}
