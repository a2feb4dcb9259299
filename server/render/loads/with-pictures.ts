import type { CallName, CallParams } from '../../../schemas/api/calls.ts'
import { withImageKeys } from '../../../src/lib/cms/image-keys.ts'
import type { ContentGateway } from '../../content/index.ts'
import type { CallContext, Platform } from '../../platform/index.ts'

/** The platform, with the image keys of the settings applied to its answers. */
export function withPictures(platform: Pick<Platform, 'call'>, gateway: Pick<ContentGateway, 'config'>) {
  return {
    async call<Name extends CallName>(
      name: Name,
      params: CallParams<Name>,
      context: CallContext,
    ): Promise<unknown> {
      const [answer, { site }] = await Promise.all([
        platform.call(name, params, context),
        gateway.config(context.locale),
      ])
      return withImageKeys<unknown>(name, answer, site.imageKeys)
    },
  }
}
