import { Banner } from '../../../schemas/api/entities/rewards.ts'
import { isOnBreak } from '../../accounts/restrictions.ts'
import { bannerEntity, banners } from '../../rewards/banners.ts'
import { findPopup, popupEntity, takeQueuedPopup } from '../../rewards/popups.ts'
import type { CallScope, CallHandlers } from '../call-scope.ts'
import { pickFields } from '../pick-fields.ts'

/** No promotions for a player on a break. */
function isPlayerOnBreak({ session, sandbox }: CallScope): boolean {
  return session !== undefined && isOnBreak(session.player, sandbox.now())
}

export const bannerCalls = {
  'banners.get'({ offset, count, fields, type, position }, scope) {
    const audience = scope.session ? 'players' : 'guests'
    const wanted = isPlayerOnBreak(scope)
      ? []
      : banners.filter(
          (banner) =>
            banner.type === type &&
            (position === undefined || banner.position === position) &&
            (banner.audience === 'everybody' || banner.audience === audience),
        )
    const items = wanted.slice(offset, offset + count).map((banner) => bannerEntity(banner, scope.locale))
    return Promise.resolve({ items: pickFields(Banner, items, fields), total: wanted.length })
  },

  async 'popups.get'({ sysname, is_preview }, scope) {
    const { sandbox, session, locale } = scope
    if (isPlayerOnBreak(scope)) return null
    if (sysname !== undefined) {
      const popup = findPopup(sysname, is_preview)
      return popup ? popupEntity(popup, locale) : null
    }
    if (!session) return null
    if (!sandbox.hasPopups) return null
    const waiting = await takeQueuedPopup(sandbox.database, session.player, sandbox.now())
    return waiting ? popupEntity(waiting, locale) : null
  },
} satisfies CallHandlers
