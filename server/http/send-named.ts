import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, encodeAll, type Encoding } from './encoding.ts'

/** Cache-Control of content that never changes. */
export const forEver = 'public, max-age=31536000, immutable'

/** `asked`: the name in the address. Another server may have created it from a newer or an older snapshot. */
export function cacheControlFor(asked: string, name: string): string {
  return asked === name ? forEver : 'no-store'
}

const made = new WeakMap<object, Promise<Record<Encoding, Buffer>>>()

/** Every first visit requests it, and it never changes: compress it once, with high effort. */
function bodiesOf(document: object): Promise<Record<Encoding, Buffer>> {
  const bodies = made.get(document) ?? encodeAll(Buffer.from(JSON.stringify(document)))
  made.set(document, bodies)
  return bodies
}

/** Sends an immutable document whose name is a hash of its content. */
export async function sendNamed(
  request: FastifyRequest,
  reply: FastifyReply,
  { asked, name, document }: { asked: string; name: string; document: object },
) {
  const bodies = await bodiesOf(document)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .headers({ 'cache-control': cacheControlFor(asked, name), vary: 'Accept-Encoding' })
    .type('application/json; charset=utf-8')
    .send(bodies[encoding])
}
