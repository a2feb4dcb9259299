/** A window narrower than 992 px, where the site has its tab bar, or a wider one. */
export const devices = ['phone', 'desktop'] as const
export type Device = (typeof devices)[number]
