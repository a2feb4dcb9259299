import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { readCoverFile, type CoverLook, type CoverSize } from '../src/lib/urls/cover-address.ts'
import { readSceneFile, sceneFiles } from '../src/lib/urls/scene-address.ts'

interface Covers {
  coverPicture: (look: CoverLook, size: CoverSize, left: AbortSignal) => Promise<Buffer>
}

const hasCovers = (module: object): module is Covers => 'coverPicture' in module

const drawScene = ({ drawing, width }: { drawing: string; width: number }) =>
  sharp(`public/art/scenes/${drawing}`).resize(width).webp().toBuffer()

/**
 * Serves the pictures of composed covers and of scenes as the site server does. A static build of Storybook contains
 * those of scenes; its covers show their titles on the colour of their palette.
 */
export function sitePictures(): Plugin {
  return {
    name: 'site-pictures',
    configureServer(server) {
      const sendTo = (response: ServerResponse) => (picture: Buffer) =>
        response.setHeader('content-type', 'image/webp').end(picture)

      server.middlewares.use('/nfx/covers', (request, response, next) => {
        const cover = readCoverFile((request.url ?? '').slice(1))
        if (cover === null) return next()
        // By Vite, since the module imports drawings and a stylesheet.
        server
          .ssrLoadModule('/server/render/covers/cover-pictures.ts')
          .then((module) => {
            if (!hasCovers(module)) throw new Error('The module of the covers exports no pictures')
            return module.coverPicture(cover.look, cover.size, new AbortController().signal)
          })
          .then(sendTo(response), next)
      })

      server.middlewares.use('/art/scenes', (request, response, next) => {
        const picture = readSceneFile((request.url ?? '').slice(1))
        if (picture === null) return next()
        drawScene(picture).then(sendTo(response), next)
      })
    },
    async generateBundle() {
      for (const file of sceneFiles) {
        const picture = readSceneFile(file)
        if (picture === null) continue
        this.emitFile({ type: 'asset', fileName: `art/scenes/${file}`, source: await drawScene(picture) })
      }
    },
  }
}
