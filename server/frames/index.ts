import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AnalyticsSettings } from '../../schemas/documents/settings/analytics-settings.ts'
import { hasServices } from '../../src/lib/preferences/consent.ts'
import type { ClientBuild } from '../builds/index.ts'
import type { ChatChoice, Polled } from '../platform/index.ts'
import type { IdentityProviderName } from '../../schemas/identity-providers.ts'
import { analyticsPolicy } from './analytics-policy.ts'
import { chatPolicy } from './chat-policy.ts'
import { identityPolicy } from './identity-policy.ts'
import { framePage } from './frame-page.ts'
import { isFramesHost } from '../http/frames-host.ts'

export interface FramesParts {
  build: Pick<ClientBuild, 'frameScript'>
  framesOrigin: string
  publicUrl: string
  chat: Polled<ChatChoice>
  /** The published analytics settings. */
  analytics: () => Promise<AnalyticsSettings>
  /** The provider whose SDK shows identity checks; undefined: none. */
  identity: () => Promise<IdentityProviderName | undefined>
}

/** As high as the provider asks for; a provider that does not ask fills the iframe. */
const checkStyle = 'html,body,#check{min-height:100%;margin:0}html,body{height:100%}#check{height:100%}'

/** The provider's widget fills the document. */
const wholeFrame = 'html,body{height:100%;margin:0}'

/** Registers the documents under /frames, which run third-party code on an origin without player sessions. */
export function registerFrames(app: FastifyInstance, parts: FramesParts): void {
  const { build, framesOrigin, publicUrl, chat, analytics, identity } = parts

  function send(reply: FastifyReply, page: string, policy: string) {
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(page)
  }

  app.get('/frames/chat', async (request, reply) => {
    const choice = chat.current() ?? { provider: 'none' }
    if (!isFramesHost(request, framesOrigin) || choice.provider === 'none') return reply.callNotFound()
    const page = framePage({ script: build.frameScript('chat'), host: publicUrl, style: wholeFrame })
    return send(reply, page, chatPolicy(choice, publicUrl))
  })

  app.get('/frames/analytics', async (request, reply) => {
    const settings = await analytics()
    if (!isFramesHost(request, framesOrigin) || !hasServices(settings)) return reply.callNotFound()
    const page = framePage({ script: build.frameScript('analytics'), host: publicUrl })
    return send(reply, page, analyticsPolicy(settings, publicUrl))
  })

  app.get('/frames/identity', async (request, reply) => {
    const provider = await identity()
    if (!isFramesHost(request, framesOrigin) || provider === undefined) return reply.callNotFound()
    const page = framePage({ script: build.frameScript('identity'), host: publicUrl, style: checkStyle })
    return send(reply, page, identityPolicy(provider, publicUrl))
  })
}
