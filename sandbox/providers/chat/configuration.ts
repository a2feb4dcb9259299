import type { SupportSettings } from '../../../schemas/api/entities/site.ts'
import type { SandboxContext } from '../../sandbox-context.ts'

/** Path of the simulated chat provider. */
export const chatPath = '/sandbox/chat'

/** Number of the site at the chat provider; public. */
export const websiteToken = 'marquee-sandbox'

/**
 * The part of support.getsettings that leads to the simulated chat. It stands in for a Chatwoot of the
 * operator's own: the script is at `{base_url}/packs/js/sdk.js`. As any code of others it belongs on the
 * origin of the frames.
 */
export function chatSettings({
  framesOrigin,
}: Pick<SandboxContext, 'framesOrigin'>): Pick<SupportSettings, 'chat' | 'chatwoot'> {
  return {
    chat: 'chatwoot',
    chatwoot: { base_url: `${framesOrigin}${chatPath}`, website_token: websiteToken },
  }
}
