import type { CampaignPopup } from '../../../schemas/api/entities/rewards.ts'
import { openDialog, queueDialog } from '../dialogs/index.ts'
import { track } from '../tracking/index.ts'
import { Campaign } from './campaign.tsx'

export interface CampaignOptions {
  /** Opens above any other dialog and is not counted as shown. */
  isPreview?: boolean
  /** Called when no other dialog is open; false: the campaign is not shown. */
  stillWanted?: () => boolean
}

/**
 * Shows the popup of a campaign after the open dialogs; resolves when it closes and says whether it was
 * shown.
 */
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
