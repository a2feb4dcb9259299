import type { Plugin } from 'vite'
import { readCoverFile, type CoverLook } from '../src/lib/urls/cover-address.ts'

interface Pictures {
  coverPicture: (look: CoverLook, left: AbortSignal) => Promise<Buffer>
}

const hasPictures = (module: object): module is Pictures => 'coverPicture' in module

/**
 * Serves the pictures of composed covers as the site server does. A static build of Storybook has none: its covers
 * show their titles on the colour of their palette.
 */
export function coverPictures(): Plugin {
  return {
    name: 'cover-pictures',
    configureServer(server) {
      server.middlewares.use('/nfx/covers', (request, response, next) => {
        const look = readCoverFile((request.url ?? '').slice(1))
        if (look === null) return next()
        // By Vite, since the module imports drawings and a stylesheet.
        server
          .ssrLoadModule('/server/render/covers/cover-pictures.ts')
          .then((module) => {
            if (!hasPictures(module)) throw new Error('The module of the covers exports no pictures')
            return module.coverPicture(look, new AbortController().signal)
          })
          .then((picture) => response.setHeader('content-type', 'image/webp').end(picture), next)
      })
    },
  }
}
