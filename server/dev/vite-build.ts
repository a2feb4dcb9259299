import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { onRequestHookHandler } from 'fastify'
import { createServer, preprocessCSS, type ResolvedConfig } from 'vite'
import type { Render } from '../../src/app/render/server-rendering.ts'
import type { ClientBuild } from '../builds/index.ts'

const sharedStyles = 'src/ui/styles/styles.css'
const styledFolders = ['src/ui', 'src/renderer', 'src/app', 'src/modules', 'forms/react', 'registry']

function moduleStyles(root: string): string[] {
  return styledFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.module.css'))
      .map((name) => join(root, folder, name)),
  )
}

/**
 * All styles of the sources, so that the first paint does not wait for modules. When a style changes, Vite's
 * client finds its element by id.
 */
async function styleElements(root: string, config: ResolvedConfig): Promise<string> {
  const shared = `<link rel="stylesheet" href="/${sharedStyles}" data-vite-dev-id="${join(root, sharedStyles)}">`
  const modules = moduleStyles(root).map(async (file) => {
    const { code } = await preprocessCSS(await readFile(file, 'utf8'), file, config)
    return `<style data-vite-dev-id="${file}">${code}</style>`
  })
  return [shared, ...(await Promise.all(modules))].join('')
}

export interface ViteBuild {
  build: ClientBuild
  /** Renders with the current sources. */
  render: Render
  middleware: onRequestHookHandler
}

function hasRender(module: unknown): module is { render: Render } {
  return (
    typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function'
  )
}

/** Serves the application directly from the sources, with hot reload. */
export async function openViteBuild(): Promise<ViteBuild> {
  const root = process.cwd()
  const nonce = randomBytes(16).toString('base64')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true },
    html: { cspNonce: nonce },
  })
  return {
    build: {
      made: { id: 'entry-client', timestamp: Date.now() },
      nonce,
      assetsFor: () => ({ entry: '/src/entry-client.tsx', styles: [], modulePreloads: [] }),
      popupStyles: () => '',
      formPreloads: () => [],
      formStyles: () => [],
      usedStyles: () => () => '',
      frameScript: (name) => `/src/frames/${name}-frame.ts`,
      studioAssets: () => ({ entry: '/src/studio/entry-studio.tsx', styles: [], modulePreloads: [] }),
      async complete(url, html) {
        const styles = await styleElements(root, vite.config)
        return vite.transformIndexHtml(
          url,
          html.replace('<head>', () => `<head>${styles}`),
        )
      },
    },
    async render(input) {
      const module: unknown = await vite.ssrLoadModule('/src/entry-server.tsx')
      if (hasRender(module)) return module.render(input)
      throw new Error('src/entry-server.tsx exports no render')
    },
    middleware: (request, reply, next) => vite.middlewares(request.raw, reply.raw, next),
  }
}
