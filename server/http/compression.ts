import type { FastifyInstance, FastifyReply } from 'fastify'
import { chooseEncoding, encode, smallestToCompress } from './encoding.ts'

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml)/

function addVary(reply: FastifyReply, name: string) {
  const existing = reply.getHeader('vary')
  const names = (Array.isArray(existing) ? existing : [existing ?? '']).join(', ')
  if (!names.toLowerCase().includes(name.toLowerCase()))
    reply.header('vary', names ? `${names}, ${name}` : name)
}

const isLong = (payload: string | Buffer) =>
  (typeof payload === 'string' ? Buffer.byteLength(payload) : payload.length) >= smallestToCompress

/** Compresses text responses that are long enough and not compressed yet. Streams are left alone. */
export function compressResponses(app: FastifyInstance) {
  // With a callback, because cached pages, which need nothing here, are sent thousands of times a second.
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return done(null, payload)
    const type = String(reply.getHeader('content-type') ?? '')
    if (reply.hasHeader('content-encoding') || !compressible.test(type) || !isLong(payload))
      return done(null, payload)
    addVary(reply, 'Accept-Encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return done(null, payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    encode(Buffer.from(payload), encoding, 'once').then((body) => done(null, body), done)
  })
}
