export { activatedCampaign, useActivatedCampaign } from './activated-campaign.ts'
export { checkPromoCode } from './promo-calls.ts'
export { FoldedPromoEntry, PromoEntry } from './promo-entry.tsx'
