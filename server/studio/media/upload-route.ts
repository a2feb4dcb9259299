import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static, TObject } from 'typebox'
import Value from 'typebox/value'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase, type Phrase } from '../../../schemas/phrase.ts'
import { roleAllows } from '../../../schemas/studio/roles.ts'
import { ownPagesOnly, type CallRoutesOptions } from '../call-routes.ts'
import { StudioCookie } from '../accounts/studio-cookie.ts'
import { sendStudioError } from '../send-studio-error.ts'
import { findCaller } from '../accounts/sessions.ts'
import type { Actor } from '../actor.ts'
import type { Caller, StudioContext } from '../studio-context.ts'

export interface Upload<Query extends TObject> {
  /** Path of the route. */
  path: string
  query: Query
  /** Most bytes of the file. */
  bytes: number
  tooLarge: () => StudioError
  /** What a complete upload consists of. */
  needed: Phrase
  add: (file: Buffer, query: Static<Query>, by: Actor) => Promise<unknown>
}

/** Registers an upload by editors. The body is the file itself, so that ten megabytes are not parsed as JSON. */
export function registerUpload<Query extends TObject>(
  app: FastifyInstance,
  context: StudioContext,
  { publicUrl }: CallRoutesOptions,
  { path, query: contract, bytes, tooLarge, needed, add }: Upload<Query>,
): void {
  const cookie = new StudioCookie(publicUrl)
  const callers = new WeakMap<FastifyRequest, Caller>()
  void app.register((uploads, _options, done) => {
    uploads.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: bytes },
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
    uploads.post(path, async (request, reply) => {
      reply.headers(ownPagesOnly)
      const { query, body } = request
      const caller = callers.get(request)
      if (!caller || !Value.Check(contract, query) || !Buffer.isBuffer(body))
        throw new StudioError('InvalidParameters', needed)
      return { data: await add(body, query, caller.user) }
    })
    done()
  })
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
