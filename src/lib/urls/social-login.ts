/** The page of the site that a social login leads back to, without language prefix. */
export const socialReturnPath = '/forms/social'

export interface SocialLogin {
  service: string
  /** Path of the site, with language prefix, that the provider leads back to. */
  redirectUrl: string
  /** What it is for: login or registration. */
  purpose: string
}

/** Where a social login begins, on the platform. */
export function socialLoginAddress({ service, redirectUrl, purpose }: SocialLogin): string {
  const query = new URLSearchParams({ service, redirect_url: redirectUrl, type_auth: purpose })
  return `/oauth/init?${query.toString()}`
}
