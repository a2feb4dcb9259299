import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { SharedFiles } from './shared-files.ts'

const yearInSeconds = 365 * 24 * 60 * 60

/** Content types of build files. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const assetName = /^\/assets\/([\w.-]+)(?:\?|$)/

/**
 * Serves files of this build from its folder, and files of other builds from the storage that all servers
 * share.
 */
export async function registerFiles(
  app: FastifyInstance,
  clientDir: string,
  shared?: Pick<SharedFiles, 'find'>,
): Promise<void> {
  const folder = join(clientDir, 'assets')
  if (shared) {
    const own = new Set(readdirSync(folder))
    app.addHook('onRequest', async (request, reply) => {
      const name = assetName.exec(request.url)?.[1]
      const type = name === undefined ? undefined : types[extname(name)]
      if (name === undefined || type === undefined || own.has(name)) return undefined
      const content = await shared.find(name).catch((error: unknown) => {
        request.log.error(error, 'the files of other builds cannot be read')
        return null
      })
      if (!content) return undefined
      return reply
        .headers({ 'cache-control': `public, max-age=${yearInSeconds}, immutable` })
        .type(type)
        .send(content)
    })
  }
  const assets = {
    root: folder,
    prefix: '/assets/',
    immutable: true,
    maxAge: `${yearInSeconds}s`,
    // File names contain a hash of the content: browsers never revalidate, and never request a range.
    etag: false,
    lastModified: false,
    acceptRanges: false,
  }
  const art = { root: join(clientDir, 'art'), prefix: '/art/', maxAge: '1h', decorateReply: false }
  for (const files of [assets, art])
    await app.register(staticFiles, { ...files, index: false, preCompressed: true })
}
