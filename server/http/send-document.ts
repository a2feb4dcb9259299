import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentHash } from '../lib/content-hash.ts'

/** Sends a document that browsers revalidate each time. */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: object) {
  const body = JSON.stringify(document)
  // Weak, because the response may be compressed later.
  const etag = `W/"${contentHash(body)}"`
  reply.headers({ etag, 'cache-control': 'no-cache' })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
