import type { FastifyInstance } from 'fastify'
import type { PasswordLength } from '../../schemas/password-length.ts'
import { requestedCall } from '../http/request-route.ts'
import { assertPasswordLength, setsPassword } from '../lib/password-length.ts'
import { readFields } from './form-fields.ts'

/** Rejects calls of browsers that set a password of another length than the site's settings allow. */
export function limitPasswords(app: FastifyInstance, length: () => Promise<PasswordLength>): void {
  app.addHook('preHandler', async (request) => {
    const call = requestedCall(request)
    if (call === undefined || !setsPassword(call) || !Buffer.isBuffer(request.body)) return
    const fields = await readFields(request.body, request.headers['content-type'])
    assertPasswordLength(call, Object.fromEntries(fields), await length())
  })
}
