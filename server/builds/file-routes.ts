import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SharedFiles } from './shared-files.ts'

const yearInSeconds = 365 * 24 * 60 * 60

/** Content types of build files. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const assetName = /^[\w.-]+$/

/** File names contain a hash of the content: browsers never revalidate, and never request a range. */
const hashed = {
  immutable: true,
  maxAge: `${yearInSeconds}s`,
  etag: false,
  lastModified: false,
  acceptRanges: false,
}

const filesOf = (folder: string) =>
  new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => extname(name) !== ''))

/**
 * Serves files of this build from its folder, and files of other builds from the storage that all servers share.
 *
 * The names of the files are read once: the plugin's own routes read all names of the folder for each request, which
 * doubles its processor time.
 */
export async function registerFiles(
  app: FastifyInstance,
  clientDir: string,
  shared?: Pick<SharedFiles, 'find'>,
): Promise<void> {
  await app.register(staticFiles, { root: clientDir, serve: false, index: false, preCompressed: true })

  async function sendOfOtherBuild(request: FastifyRequest, reply: FastifyReply, name: string) {
    const type = assetName.test(name) ? types[extname(name)] : undefined
    if (!shared || type === undefined) return reply.callNotFound()
    const content = await shared.find(name).catch((error: unknown) => {
      request.log.error(error, 'the files of other builds cannot be read')
      return null
    })
    if (!content) return reply.callNotFound()
    return reply
      .headers({ 'cache-control': `public, max-age=${yearInSeconds}, immutable` })
      .type(type)
      .send(content)
  }

  const assets = filesOf(join(clientDir, 'assets'))
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    handler(request, reply) {
      const name = request.params['*']
      if (!assets.has(name)) return sendOfOtherBuild(request, reply, name)
      return reply.sendFile(`assets/${name}`, hashed)
    },
  })

  const art = filesOf(join(clientDir, 'art'))
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/art/*',
    handler(request, reply) {
      const name = request.params['*']
      return art.has(name) ? reply.sendFile(`art/${name}`, { maxAge: '1h' }) : reply.callNotFound()
    },
  })
}
