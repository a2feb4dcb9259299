import type { CampaignPopup } from '../../../schemas/api/entities/rewards.ts'
import { openDialog, queueDialog } from '../dialogs/index.ts'
import { track } from '../tracking/index.ts'
import { Campaign } from './campaign.tsx'

export interface CampaignOptions {
  /** Over whatever is open, and nobody counts it. */
  isPreview?: boolean
  /** Asked when no other dialog is in the way any more; false: it stays unseen. */
  stillWanted?: () => boolean
}

/** Shows the popup of a campaign after the dialogs that are open; ends with it, and tells whether it was seen. */
export function showCampaign(
  popup: CampaignPopup,
  { isPreview = false, stillWanted = () => true }: CampaignOptions = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    let isSeen = false
    const dialog = {
      id: `campaign-${popup.sysname}`,
      title: popup.title,
      showTitle: false,
      content: <Campaign popup={popup} />,
      beforeOpen: () => {
        isSeen = true
        if (!isPreview) track('campaign_popup', { sysname: popup.sysname })
      },
      closed: () => resolve(isSeen),
    }
    if (isPreview) openDialog(dialog)
    else queueDialog({ ...dialog, stillWanted })
  })
}
