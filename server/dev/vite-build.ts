import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { onRequestHookHandler } from 'fastify'
import { createServer } from 'vite'
import type { ClientBuild } from '../render/client-build.ts'

const styledFolders = ['src/ui', 'src/renderer', 'src/app', 'src/modules', 'registry']
const sharedStyles = 'src/ui/styles.css'

/** Every stylesheet of the sources, so that the first paint has its styles before any module runs. */
function stylesheets(root: string): string[] {
  const modules = styledFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.module.css'))
      .map((name) => `${folder}/${name}`),
  )
  return [sharedStyles, ...modules]
}

/** The client's code straight from the sources, with hot reload. */
export async function openViteBuild(): Promise<{ build: ClientBuild; middleware: onRequestHookHandler }> {
  const root = process.cwd()
  const nonce = randomBytes(16).toString('base64')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true },
    html: { cspNonce: nonce },
  })
  // Vite's client takes over a link with the id of a stylesheet when that changes.
  const links = () =>
    stylesheets(root).map(
      (file) => `<link rel="stylesheet" href="/${file}" data-vite-dev-id="${join(root, file)}">`,
    )
  return {
    build: {
      nonce,
      assetsFor: () => ({ entry: '/src/entry-client.tsx', styles: [], modulePreloads: [] }),
      complete: (url, html) =>
        vite.transformIndexHtml(
          url,
          html.replace('<head>', () => `<head>${links().join('')}`),
        ),
    },
    middleware: (request, reply, next) => vite.middlewares(request.raw, reply.raw, next),
  }
}
