import type { SupportSettings } from '../../../schemas/api/entities/site.ts'
import type { SandboxContext } from '../../sandbox-context.ts'

/** Path of the simulated chat provider. */
export const chatPath = '/sandbox/chat'

/** Public id of the site at the chat provider. */
export const websiteToken = 'marquee-sandbox'

/**
 * The chat part of support.getsettings. It simulates a self-hosted Chatwoot, whose script is at
 * `{base_url}/packs/js/sdk.js`. Like all third-party code, it is served from the frames origin.
 */
export function chatSettings({
  framesOrigin,
}: Pick<SandboxContext, 'framesOrigin'>): Pick<SupportSettings, 'chat' | 'chatwoot'> {
  return {
    chat: 'chatwoot',
    chatwoot: { base_url: `${framesOrigin}${chatPath}`, website_token: websiteToken },
  }
}
