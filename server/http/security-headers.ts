import type { FastifyInstance } from 'fastify'

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

/**
 * The headers that browsers protect players with. Those of a document are sent with documents only: every byte of a
 * header is repeated by each file of a page. The Content-Security-Policy belongs to the page that it protects.
 */
export function securityHeaders(publicUrl: string) {
  return {
    always: {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...(publicUrl.startsWith('https:') && {
        'strict-transport-security': `max-age=${year}; includeSubDomains`,
      }),
    },
    ofDocuments: {
      'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    },
  }
}

/** Adds the security headers to every response. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const { always, ofDocuments } = securityHeaders(publicUrl)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(always)
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html')) reply.headers(ofDocuments)
    done()
  })
}
