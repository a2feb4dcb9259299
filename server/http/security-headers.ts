/** Seconds. */
const year = 365 * 24 * 60 * 60

/**
 * Features that neither the site nor its games use. Only names that all supported browsers know: others cause
 * warnings in the console. Identity checks may use the camera.
 */
const unusedFeatures = [
  'browsing-topics',
  'display-capture',
  'geolocation',
  'hid',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const

/** Headers of every response. The Content-Security-Policy belongs to the page that it protects. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // A page that opens the site cannot reach its window; the windows of social logins stay connected.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${year}; includeSubDomains`,
    }),
  }
}
