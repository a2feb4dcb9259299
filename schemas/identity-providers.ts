/** Identity providers whose SDK shows the check with the access token of the platform. */
export const identityProviderNames = ['sumsub', 'veriff'] as const
export type IdentityProviderName = (typeof identityProviderNames)[number]
