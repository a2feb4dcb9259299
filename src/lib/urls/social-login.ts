export interface SocialLogin {
  service: string
  /** Path of the site, with language prefix, that the provider returns to. */
  redirectUrl: string
  /** Purpose: login or registration. */
  purpose: string
}

/** The route that starts a social login, which ties its answer to this browser and leads to the provider. */
export function connectPath(service: string): string {
  return `/cms/connect/${encodeURIComponent(service)}`
}

/** Address on the platform that starts a social login. */
export function socialLoginAddress({ service, redirectUrl, purpose }: SocialLogin): string {
  const query = new URLSearchParams({ service, redirect_url: redirectUrl, type_auth: purpose })
  return `/oauth/init?${query.toString()}`
}
