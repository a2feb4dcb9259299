import { createECDH, randomBytes } from 'node:crypto'

/** A subscription as a browser makes it, at a push service. */
export function subscriptionAt(endpoint: string) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return {
    endpoint,
    p256dh: pair.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
    name: 'Chrome, Android',
  }
}
