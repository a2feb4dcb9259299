/** The query parameter by which links name the advertising campaign that they belong to. */
export const campaignParameter = 'utm_campaign'

/** Spelling of a campaign that blocks can ask for: it fits into an address and a cookie as it is. */
export const campaignPattern = '^[A-Za-z0-9][A-Za-z0-9._-]*$'
export const maxCampaignLength = 60

/** Links and conditions may differ in capital letters. */
export const campaignKey = (name: string): string => name.toLowerCase()
