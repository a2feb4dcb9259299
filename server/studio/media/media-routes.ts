import type { FastifyInstance } from 'fastify'
import Value from 'typebox/value'
import { mediaLimits } from '../../../schemas/media.ts'
import { MediaUpload } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { roleAllows } from '../../../schemas/studio/roles.ts'
import { recordAudit } from '../audit/audit.ts'
import { ownPagesOnly, type CallRoutesOptions } from '../call-routes.ts'
import { StudioCookie } from '../accounts/studio-cookie.ts'
import { sendStudioError } from '../send-studio-error.ts'
import { findCaller } from '../accounts/sessions.ts'
import type { Caller, StudioContext } from '../studio-context.ts'

/** Registers `POST /studio/media`. The body is the file itself, so that ten megabytes are not parsed as JSON. */
export function registerMediaUploads(
  app: FastifyInstance,
  context: StudioContext,
  { publicUrl }: CallRoutesOptions,
): void {
  const cookie = new StudioCookie(publicUrl)
  const callers = new WeakMap<object, Caller>()
  void app.register((uploads, _options, done) => {
    uploads.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: mediaLimits.bytes },
      (_request, body, parsed) => parsed(null, body),
    )
    uploads.setErrorHandler((error, request, reply) => {
      reply.headers(ownPagesOnly)
      return sendStudioError(reply, isTooLarge(error) ? tooLarge() : error, callers.get(request)?.user)
    })
    // Checked before the file is read.
    uploads.addHook('onRequest', async (request) => {
      const caller = await findCaller(context, cookie.read(request))
      if (!caller) throw new StudioError('NotSignedIn', phrase`Sign in first`)
      callers.set(request, caller)
      if (caller.mustSetUpFactor)
        throw new StudioError('SecondFactorRequired', phrase`Set up a second factor first`)
      if (!roleAllows(caller.user.role, 'editor'))
        throw new StudioError('NotAllowed', phrase`This is for the role editor`)
    })
    uploads.post('/studio/media', async (request, reply) => {
      reply.headers(ownPagesOnly)
      const { query, body } = request
      const caller = callers.get(request)
      if (!caller || !Value.Check(MediaUpload, query) || !Buffer.isBuffer(body))
        throw new StudioError('InvalidParameters', phrase`A file with its name and what it shows is needed`)
      const by = caller.user.name
      const { name, altUz, altRu } = query
      const alt = { uz: altUz.trim(), ru: altRu.trim() }
      const item = await context.gateway.media.add({ content: body, name, alt, by })
      await recordAudit(context, { by, action: 'media.add', subject: item.address })
      return { data: item }
    })
    done()
  })
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'

const tooLarge = () =>
  new StudioError('PictureTooLarge', phrase`A file may have ${mediaLimits.bytes} bytes at most`, {
    bytes: mediaLimits.bytes,
  })
