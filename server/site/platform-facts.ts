import type { FastifyBaseLogger } from 'fastify'
import { watchChatChoice } from '../frames/chat-choice.ts'
import { watchGeneralInfo } from '../render/loads/general-info.ts'
import type { SiteParts } from './site-parts.ts'

/** Starts polling what every page shows of the platform: general information and the support chat. */
export function watchPlatform(
  { platform, settings: { framesOrigin } }: Pick<SiteParts, 'platform' | 'settings'>,
  log: FastifyBaseLogger,
  onChange: () => void,
) {
  const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message)
  const general = watchGeneralInfo(platform, {
    onChange,
    onFailure: warn('the general information of the platform could not be loaded'),
  })
  const frames =
    framesOrigin === null
      ? undefined
      : {
          origin: framesOrigin,
          chat: watchChatChoice(platform, {
            onChange,
            onFailure: warn('the support settings of the platform could not be loaded'),
          }),
        }
  return { general, frames }
}
