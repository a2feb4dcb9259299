import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { exportLimits } from '../../../schemas/content-api/transfer.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { ExportChoice } from '../../../schemas/studio/calls/imports.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { roleAllows } from '../../../schemas/studio/roles.ts'
import { findCaller } from '../accounts/sessions.ts'
import { StudioCookie } from '../accounts/studio-cookie.ts'
import { recordAudit } from '../audit/audit.ts'
import { ownPagesOnly, type CallRoutesOptions } from '../call-routes.ts'
import { sendStudioError } from '../send-studio-error.ts'
import type { Caller, StudioContext } from '../studio-context.ts'
import { addImport } from './imports.ts'
import { writeExport } from './write-export.ts'

const ExportRequest = Type.Object(ExportChoice, { additionalProperties: false })

/**
 * Registers `POST /studio/export`, whose response is a file, and `POST /studio/imports`, whose body is one. Both are for
 * publishers.
 */
export function registerTransfer(
  app: FastifyInstance,
  context: StudioContext,
  { publicUrl, isReady }: CallRoutesOptions,
): void {
  const cookie = new StudioCookie(publicUrl)
  const callers = new WeakMap<object, Caller>()
  const callerOf = (request: FastifyRequest) => {
    const caller = callers.get(request)
    if (!caller) throw new StudioError('NotSignedIn', phrase`Sign in first`)
    return caller
  }
  void app.register((routes, _options, done) => {
    routes.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: exportLimits.bytes },
      (_request, body, parsed) => parsed(null, body),
    )
    routes.setErrorHandler((error, request, reply) => {
      reply.headers(ownPagesOnly)
      return sendStudioError(reply, isTooLarge(error) ? tooLarge() : error, callers.get(request)?.user)
    })
    // Checked before the file is read.
    routes.addHook('onRequest', async (request, reply) => {
      reply.headers(ownPagesOnly)
      if (isReady?.() === false)
        throw new StudioError('Unavailable', phrase`The database of the Studio cannot be used`)
      const caller = await findCaller(context, cookie.read(request))
      if (!caller) throw new StudioError('NotSignedIn', phrase`Sign in first`)
      callers.set(request, caller)
      if (caller.mustSetUpFactor)
        throw new StudioError('SecondFactorRequired', phrase`Set up a second factor first`)
      if (!roleAllows(caller.user.role, 'publisher'))
        throw new StudioError('NotAllowed', phrase`This is for the role publisher`)
    })
    routes.post('/studio/export', { bodyLimit: 256 * 1024 }, async (request, reply) => {
      const { body } = request
      const { user } = callerOf(request)
      if (!Value.Check(ExportRequest, body))
        throw new StudioError(
          'InvalidParameters',
          phrase`The parameters of the call are wrong: ${'documents'}`,
        )
      const file = await writeExport(context, body)
      await recordAudit(context, {
        by: user,
        action: 'content.export',
        subject: body.documents?.map(({ kind, key }) => `${kind}/${key}`).join(', ') ?? '',
      })
      return reply.type('application/zip').send(file)
    })
    routes.post('/studio/imports', async (request) => {
      const { body } = request
      if (!Buffer.isBuffer(body)) throw new StudioError('InvalidParameters', phrase`A file is needed`)
      return { data: await addImport(context, callerOf(request), body) }
    })
    done()
  })
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'

const tooLarge = () =>
  new StudioError('ExportUnreadable', phrase`The file has more than ${exportLimits.bytes} bytes`)
