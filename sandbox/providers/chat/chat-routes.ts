import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../../schemas/api/errors.ts'
import { defaultLocale, isLocale } from '../../locale.ts'
import { networkOf } from '../../../server/contracts/credentials.ts'
import { takeAttempt } from '../../accounts/login/throttle.ts'
import { answerError, asApiError } from '../../http/answer-error.ts'
import { acceptForms, readForm, readQuery } from '../../http/form-data.ts'
import { assetBody } from '../../pages/assets.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { localeOf, sendSimulatorPage } from '../simulator-page.ts'
import { chatPath, websiteToken } from './configuration.ts'
import {
  clear,
  findConversation,
  identify,
  maxMessageLength,
  openConversation,
  readHistory,
  say,
} from './conversations.ts'
import { widgetPage } from './widget-page.ts'

/** New conversations per address. */
const openings = { attempts: 100, window: 60 * 60 * 1000 }

/** Single channel of all the sandbox's chat messages. */
const channel = 'sandbox'

function tokenOf({ headers }: FastifyRequest): string {
  const [scheme, token] = (headers.authorization ?? '').split(' ')
  if (scheme !== 'Bearer' || token === undefined)
    throw new ApiError('AuthorizationException', 'The conversation is not named')
  return token
}

function textOf(form: ReadonlyMap<string, string>, field: string, longest: number): string {
  const text = (form.get(field) ?? '').trim()
  if (text === '')
    throw new ApiError('InvalidParameterException', `${field} is missing`, { [field]: 'required' })
  if (text.length > longest)
    throw new ApiError('InvalidParameterException', `${field} is too long`, { [field]: 'maxLength' })
  return text
}

function assertWebsite(token: string | undefined): void {
  if (token !== websiteToken)
    throw new ApiError('InvalidParameterException', 'There is no such website', { website_token: 'unknown' })
}

/** Serves the provider's script and the widget page. */
function registerFiles(scope: FastifyInstance, { publicUrl, framesOrigin }: SandboxContext): void {
  const hosts = [...new Set([publicUrl.origin, framesOrigin])]
  scope.get(`${chatPath}/packs/js/sdk.js`, (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(assetBody('chat-sdk.js')),
  )
  scope.get(`${chatPath}/widget`, async (request, reply) => {
    const query = readQuery(request)
    assertWebsite(query.get('website_token'))
    const scheme = query.get('scheme')
    const page = widgetPage(
      localeOf(request),
      hosts,
      scheme === 'dark' || scheme === 'light' ? scheme : 'auto',
    )
    return sendSimulatorPage(reply, 200, page, { ancestors: ["'self'", ...hosts], hasScript: true })
  })
}

/** The simulated chat provider: its script, its widget and the widget's API. */
export function registerChat(scope: FastifyInstance, sandbox: SandboxContext): void {
  acceptForms(scope)
  scope.setErrorHandler((error, _request, reply) => answerError(reply, asApiError(error, sandbox)))
  registerFiles(scope, sandbox)

  scope.post(`${chatPath}/conversations`, async (request, reply) => {
    const form = await readForm(request)
    assertWebsite(form.get('website_token'))
    const locale = form.get('locale')
    await takeAttempt(sandbox, `chat:${networkOf(request.ip)}`, openings)
    const { token, id } = await openConversation(sandbox, isLocale(locale) ? locale : defaultLocale)
    return reply
      .header('cache-control', 'no-store')
      .send({ data: { token, conversation_id: String(id), channel_id: channel } })
  })

  scope.get(`${chatPath}/messages`, async (request, reply) => {
    const conversation = await findConversation(sandbox, tokenOf(request))
    const { messages, isTyping } = await readHistory(sandbox, conversation)
    return reply.header('cache-control', 'no-store').send({
      data: {
        conversation_id: String(conversation.id),
        channel_id: channel,
        items: messages,
        is_typing: isTyping,
      },
    })
  })

  scope.post(`${chatPath}/messages`, async (request, reply) => {
    const conversation = await findConversation(sandbox, tokenOf(request))
    const text = textOf(await readForm(request), 'text', maxMessageLength)
    return reply.send({ data: await say(sandbox, conversation, text) })
  })

  scope.post(`${chatPath}/identify`, async (request, reply) => {
    const conversation = await findConversation(sandbox, tokenOf(request))
    const form = await readForm(request)
    const name = form.get('name')
    await identify(sandbox, conversation, {
      identifier: textOf(form, 'identifier', 100),
      name: name === undefined ? null : name.slice(0, 100),
    })
    return reply.send({ data: 1 })
  })

  scope.post(`${chatPath}/clear`, async (request, reply) => {
    await clear(sandbox, await findConversation(sandbox, tokenOf(request)))
    return reply.send({ data: 1 })
  })
}
