import type { FastifyInstance, FastifyReply } from 'fastify'
import { readCoverFile } from '../../../src/lib/urls/cover-address.ts'
import { coverPicture, PicturesBusy, PictureUnwanted } from './cover-pictures.ts'

/** Serves the pictures of composed covers, at the addresses that `coverAddress` returns. */
export function registerCoverRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/nfx/covers/:file', async (request, reply) => {
    const cover = readCoverFile(request.params.file)
    if (cover === null) return reject(reply.code(404), 'NotFoundException', 'There is no such cover')
    const ended = new AbortController()
    reply.raw.once('close', () => ended.abort())
    try {
      const picture = await coverPicture(cover.look, cover.size, ended.signal)
      // Not for ever: a new build may draw a cover differently without changing its address.
      return await reply.header('cache-control', 'public, max-age=86400').type('image/webp').send(picture)
    } catch (error) {
      if (!(error instanceof PicturesBusy || error instanceof PictureUnwanted)) throw error
      return reject(
        reply.code(503).header('retry-after', 1),
        'BusyException',
        'Too many covers are being made',
      )
    }
  })
}

function reject(reply: FastifyReply, type: string, message: string) {
  return reply.header('cache-control', 'no-store').send({ error: { type, message } })
}
