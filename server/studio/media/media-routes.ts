import type { FastifyInstance } from 'fastify'
import { fileLimits, largestFile } from '../../../schemas/files.ts'
import { mediaLimits } from '../../../schemas/media.ts'
import { FileUpload, MediaUpload } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { recordAudit } from '../audit/audit.ts'
import type { CallRoutesOptions } from '../call-routes.ts'
import type { StudioContext } from '../studio-context.ts'
import { registerUpload } from './upload-route.ts'

/** Registers `POST /studio/media` for pictures and `POST /studio/files` for other files. */
export function registerMediaUploads(
  app: FastifyInstance,
  context: StudioContext,
  options: CallRoutesOptions,
): void {
  const { media, files } = context.gateway
  registerUpload(app, context, options, {
    path: '/studio/media',
    query: MediaUpload,
    bytes: mediaLimits.bytes,
    tooLarge: () =>
      new StudioError('PictureTooLarge', phrase`A file may have ${mediaLimits.bytes} bytes at most`, {
        bytes: mediaLimits.bytes,
      }),
    async add(content, { name, altUz, altRu }, by) {
      const alt = { uz: altUz.trim(), ru: altRu.trim() }
      const item = await media.add({ content, name, alt, by })
      await recordAudit(context, { by, action: 'media.add', subject: item.address })
      return item
    },
  })
  registerUpload(app, context, options, {
    path: '/studio/files',
    query: FileUpload,
    bytes: largestFile,
    tooLarge: () =>
      new StudioError('FileTooLarge', phrase`The file may have ${largestFile} bytes at most`, {
        bytes: fileLimits.font,
      }),
    async add(content, { name, note }, by) {
      const item = await files.add({ content, name, note: note.trim(), by })
      await recordAudit(context, { by, action: 'files.add', subject: item.address })
      return item
    },
  })
}
