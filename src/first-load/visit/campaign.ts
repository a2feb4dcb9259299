import { isRecord } from '../../../schemas/is-record.ts'
import { apiVersion } from '../../../schemas/api/version.ts'
import { boot } from '../../lib/browser/boot.ts'
import { isPlayer, language } from '../boot/visitor.ts'

/**
 * Asks for the campaign of a player whose page waits for its code, which loads if there is one. Platforms tell a
 * campaign once, so the application takes this answer.
 */
export function askForCampaign(): void {
  const early = boot()
  if (!early || early.hasBegun() || !isPlayer()) return
  early.campaign = fetch(`/api/popups/get?v=${apiVersion}&locale=${language()}`)
  early.campaign
    .then(async (answer) => {
      const body: unknown = await answer.clone().json()
      if (isRecord(body) && body.data) early.begin()
    })
    // Nothing has arrived: the application asks itself.
    .catch(() => delete early.campaign)
}
