import type { IdentityProviderName } from '../../schemas/identity-providers.ts'

/** Hosts of each provider's check, as documented by the provider. */
const hostsOf: Readonly<Record<IdentityProviderName, readonly string[]>> = {
  sumsub: ['https://*.sumsub.com'],
  veriff: ['https://*.veriff.com', 'https://*.veriff.me'],
}

/** The Content-Security-Policy of the identity document: its own script with the SDK, and the provider's page in a frame. */
export function identityPolicy(provider: IdentityProviderName, publicUrl: string): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    // Of the document itself.
    ['style-src', "'unsafe-inline'"],
    ['frame-src', ...hostsOf[provider]],
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', publicUrl],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}
