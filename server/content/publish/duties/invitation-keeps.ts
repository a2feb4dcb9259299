import { declineInvitationPath } from '../../../../schemas/api/referral-code.ts'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import type { Site } from '../site.ts'
import { isAsVisible } from './block-keeps.ts'
import { shownBlocks } from '../../model/shown-blocks.ts'
import type { Keep } from './duty.ts'

const notice = 'InvitationNotice'

/** Key of the popup in which guests register. */
function popupOf(settings: StoredDocument | null): string {
  const key = settings?.body['registration']
  return typeof key === 'string' ? key : 'registration'
}

const hasReferrals = ({ body }: StoredDocument) =>
  isRecord(body['features']) && body['features']['referral'] === true

/** The block for it, or a visible block with the link in a text. */
const declining = (document: StoredDocument) =>
  shownBlocks(document).filter(
    ({ block }) => block.type === notice || JSON.stringify(block.props).includes(declineInvitationPath),
  )

async function isReferralOn(site: Pick<Site, 'read'>): Promise<boolean> {
  const settings = await site.read('settings', 'functional')
  return settings !== null && hasReferrals(settings)
}

/** Keeps the notice about an invitation, with which a guest declines it, while the site has invitations. */
export const keepsDecline: Keep = {
  path: '/blocks',
  lost: phrase`Guests who were invited could no longer decline the invitation: the block "InvitationNotice" is missing, hidden or shown to fewer visitors`,
  fix: phrase`Put the block "InvitationNotice" back, or turn off the feature "referral"`,
  holds: async (document, { site, before }) =>
    isAsVisible(declining(document), before && declining(before)) ||
    (document.kind === 'popup' && document.key !== popupOf(await site.read('settings', 'popups'))) ||
    !(await isReferralOn(site)),
}

/** Keeps the notice when the settings choose another popup for the registration. */
export const opensDecline: Keep = {
  path: '/registration',
  lost: phrase`Guests who were invited could not decline the invitation: the popup has no block "InvitationNotice"`,
  fix: phrase`Add the block "InvitationNotice" to the popup first, or choose a popup that has it`,
  async holds(document, { site }) {
    const popup = await site.read('popup', popupOf(document))
    return popup === null || declining(popup).length > 0 || !(await isReferralOn(site))
  },
}

/** Keeps invitations off while guests could not decline them. */
export const declinesReferrals: Keep = {
  path: '/features/referral',
  lost: phrase`Guests who were invited could not decline the invitation: the page or the popup of the registration has no block "InvitationNotice"`,
  fix: phrase`Add the block "InvitationNotice" to the page forms-sign-up and to the popup of the registration first`,
  async holds(document, { site }) {
    if (!hasReferrals(document)) return true
    const popup = popupOf(await site.read('settings', 'popups'))
    const found = await Promise.all([
      site.read('page', site.roles.pageKey('registration')),
      site.read('popup', popup),
    ])
    return found.every((each) => each === null || declining(each).length > 0)
  },
}
