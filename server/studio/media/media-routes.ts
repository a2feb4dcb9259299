import type { FastifyInstance } from 'fastify'
import { largestFile } from '../../../schemas/files.ts'
import { mediaLimits } from '../../../schemas/media.ts'
import { trimmedFolder } from '../../../schemas/media-folders.ts'
import { FileUpload, MediaUpload } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { fileTooLarge } from '../../content/index.ts'
import { recordAudit } from '../audit/audit.ts'
import type { CallRoutesOptions } from '../call-routes.ts'
import type { StudioContext } from '../studio-context.ts'
import { uploadedAlt } from './alt-texts.ts'
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
    needed: phrase`A file with its name and what it shows is needed`,
    async add(content, fields, by) {
      const { name, folder = '' } = fields
      const alt = uploadedAlt(fields)
      const item = await media.add({ content, name, alt, folder: trimmedFolder(folder), by: by.name })
      await recordAudit(context, { by, action: 'media.add', subject: item.address })
      return item
    },
  })
  registerUpload(app, context, options, {
    path: '/studio/files',
    query: FileUpload,
    bytes: largestFile,
    tooLarge: () => fileTooLarge(largestFile),
    needed: phrase`A file with its name and its licence is needed`,
    async add(content, { name, licence }, by) {
      const item = await files.add({ content, name, licence: licence.trim(), by: by.name })
      await recordAudit(context, { by, action: 'files.add', subject: item.address })
      return item
    },
  })
}
