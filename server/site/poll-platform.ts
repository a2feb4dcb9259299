import type { FastifyBaseLogger } from 'fastify'
import { pollChatChoice, pollGeneralInfo } from '../platform/index.ts'
import type { SiteParts } from './site-parts.ts'

/** Starts polling the platform data that every page shows: general information and the support chat. */
export function pollPlatform(
  { platform, settings: { framesOrigin } }: Pick<SiteParts, 'platform' | 'settings'>,
  log: FastifyBaseLogger,
  onChange: () => void,
) {
  const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message)
  const general = pollGeneralInfo(platform, {
    onChange,
    onFailure: warn('the general information of the platform could not be loaded'),
  })
  const frames =
    framesOrigin === null
      ? undefined
      : {
          origin: framesOrigin,
          chat: pollChatChoice(platform, {
            onChange,
            onFailure: warn('the support settings of the platform could not be loaded'),
          }),
        }
  return { general, frames }
}
