export { showCampaign, type CampaignOptions } from './show-campaign.tsx'
