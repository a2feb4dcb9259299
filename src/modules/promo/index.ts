export { activatedCampaign, spendCampaign, useActivatedCampaign } from './activated-campaign.ts'
export { describePromoCode } from './promo-calls.ts'
export { FoldedPromoEntry, PromoEntry } from './promo-entry.tsx'
