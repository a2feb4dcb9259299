import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainSeo } from '../../../../schemas/documents/seo/seo.ts'
import { defaultLocale, isLocaleOf, type Locale, type LocaleDefinition } from '../../../../schemas/locale.ts'
import { parseQuery, type QueryGroup, type QueryValue } from '../../../../src/lib/urls/query.ts'
import { contentHash } from '../../../lib/content-hash.ts'
import {
  candidates,
  collections,
  readEntries,
  readEntry,
  type ContentReads,
  type Entry,
} from './collections.ts'
import { BadQuery, fitsFilters } from './filters.ts'
import { attributes, readPopulate } from './populate.ts'
import { paymentMethods, readSingle, singleTypes } from './single-types.ts'

/** The parts of a query other than the collection. */
interface Question {
  locale: Locale
  query: QueryGroup
  filters: QueryGroup
}

const groupOf = (value: QueryValue | undefined): QueryGroup =>
  typeof value === 'object' && !Array.isArray(value) ? value : {}

function readQuestion({ url }: FastifyRequest, locales: readonly LocaleDefinition[]): Question {
  const query = parseQuery(url.split('?')[1] ?? '')
  const { locale } = query
  return {
    query,
    filters: groupOf(query['filters']),
    locale: isLocaleOf(locales, locale) ? locale : defaultLocale,
  }
}

function reject(reply: FastifyReply, status: number, name: string, message: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ data: null, error: { status, name, message, details: {} } })
}

function dataOf({ id, fields, schema }: Entry, { query }: Question) {
  const shaped = attributes(fields, { ...schema }, readPopulate(query['populate']))
  const wanted = query['fields']
  const names = typeof wanted === 'string' ? wanted.split(',') : Object.values(wanted ?? {})
  const kept =
    names.length === 0
      ? Object.entries(shaped)
      : Object.entries(shaped).filter(([name]) => names.includes(name))
  return { id, attributes: Object.fromEntries(kept) }
}

function positive(value: QueryValue | undefined, fallback: number): number {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : fallback
  return Math.max(1, number)
}

const maxPerPage = 100

function pageOf(query: QueryGroup) {
  const { page, pageSize } = groupOf(query['pagination'])
  return {
    page: positive(page, 1),
    pageSize: Math.min(maxPerPage, positive(pageSize, 25)),
  }
}

/** `sort=key` or `sort=title:desc`. */
function sorted(entries: Entry[], sort: QueryValue | undefined): Entry[] {
  if (typeof sort !== 'string') return entries
  const [name = '', direction] = sort.split(':')
  const letters = ({ fields }: Entry) => JSON.stringify(fields[name] ?? '')
  const inOrder = entries.toSorted((left, right) => letters(left).localeCompare(letters(right)))
  return direction === 'desc' ? inOrder.reverse() : inOrder
}

/** If the index is enough to evaluate the filters, only the requested page of documents is read. */
async function answerCollection(gateway: ContentReads, name: string, question: Question) {
  const { query, filters, locale } = question
  const { page, pageSize } = pageOf(query)
  const start = (page - 1) * pageSize
  const kind = collections[name]
  let total: number
  let shown: Entry[]
  if (kind !== undefined && Object.keys(filters).length === 0 && query['sort'] === undefined) {
    const all = candidates(gateway, kind, filters)
    total = all.length
    shown = await readEntries(gateway, all.slice(start, start + pageSize), locale)
  } else {
    const read =
      kind === undefined
        ? await paymentMethods(gateway, locale)
        : await readEntries(gateway, candidates(gateway, kind, filters), locale)
    const fitting = sorted(
      read.filter(({ fields }) => fitsFilters(fields, filters)),
      query['sort'],
    )
    total = fitting.length
    shown = fitting.slice(start, start + pageSize)
  }
  const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
  return { data: shown.map((entry) => dataOf(entry, question)), meta: { pagination } }
}

/** Registers `GET /cms/*`: published content in Strapi's query dialect. Never returns drafts or session data. */
export function registerContentService(app: FastifyInstance, gateway: ContentReads): void {
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    make: (question: Question) => Promise<object | null>,
  ) {
    reply.header('x-content-version', gateway.contentVersion)
    // The response depends only on the snapshot and the request, so the ETag needs no response body.
    const etag = `W/"${gateway.contentVersion}-${contentHash(`${request.host}${request.url}`)}"`
    if (request.headers['if-none-match']?.includes(etag))
      return reply.headers({ etag, 'cache-control': 'no-cache' }).code(304).send()
    let answer: object | null
    try {
      answer = await make(readQuestion(request, gateway.locales))
    } catch (error) {
      if (error instanceof BadQuery) return reject(reply, 400, 'ValidationError', error.message)
      throw error
    }
    if (answer === null) return reject(reply, 404, 'NotFoundError', 'Not Found')
    return reply
      .headers({ etag, 'cache-control': 'no-cache' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(answer))
  }

  app.get('/cms/domain-seo-settings', (request, reply) =>
    send(request, reply, async (question) => {
      const { host = request.host } = question.query
      const asked = (typeof host === 'string' ? host : request.host).toLowerCase()
      const fields = await gateway.domain(asked)
      const entry = fields && { id: asked, fields: { ...fields }, schema: DomainSeo }
      return { data: entry && dataOf(entry, question), meta: {} }
    }),
  )

  app.get<{ Params: { name: string } }>('/cms/:name', (request, reply) =>
    send(request, reply, async (question) => {
      const { name } = request.params
      const single = Object.hasOwn(singleTypes, name) ? singleTypes[name] : undefined
      if (single !== undefined) {
        const entry = await readSingle(gateway, name, single, question.locale)
        return { data: dataOf(entry, question), meta: {} }
      }
      if (name !== 'payment-methods' && !Object.hasOwn(collections, name)) return null
      return answerCollection(gateway, name, question)
    }),
  )

  app.get<{ Params: { name: string; key: string } }>('/cms/:name/:key', (request, reply) =>
    send(request, reply, async (question) => {
      const { name, key } = request.params
      const kind = Object.hasOwn(collections, name) ? collections[name] : undefined
      const entry = kind && (await readEntry(gateway, { kind, key }, question.locale))
      return entry ? { data: dataOf(entry, question), meta: {} } : null
    }),
  )
}
