import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import paymentStyles from '../payments/client/payment.css?raw'
import frameErrorScript from '../slot/client/frame-error.js?raw'
import slotScript from '../slot/client/slot.js?raw'
import slotStyles from '../slot/client/slot.css?raw'

const require = createRequire(import.meta.url)

/** A font of the site: the simulators are shown inside it and should not look foreign. */
function font(family: 'onest' | 'unbounded', subset: 'latin' | 'cyrillic'): Asset {
  const file = require.resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`)
  return { type: 'font/woff2', body: readFileSync(file) }
}

interface Asset {
  type: string
  body: string | Buffer
}

const script = (body: string): Asset => ({ type: 'text/javascript; charset=utf-8', body })
const styles = (body: string): Asset => ({ type: 'text/css; charset=utf-8', body })

const assets = {
  'slot.js': script(slotScript),
  'slot.css': styles(slotStyles),
  'frame-error.js': script(frameErrorScript),
  'payment.css': styles(paymentStyles),
  'onest-latin.woff2': font('onest', 'latin'),
  'onest-cyrillic.woff2': font('onest', 'cyrillic'),
  'unbounded-latin.woff2': font('unbounded', 'latin'),
  'unbounded-cyrillic.woff2': font('unbounded', 'cyrillic'),
} as const satisfies Record<string, Asset>

export type AssetName = keyof typeof assets

/** Address of an asset; it changes with the asset, so that what browsers keep is never stale. */
export function assetUrl(name: AssetName): string {
  const hash = createHash('sha256').update(assets[name].body).digest('hex').slice(0, 12)
  return `/sandbox/assets/${name}?${hash}`
}

/** Serves scripts, styles and fonts of the simulators, to pages of the origin `null` as well. */
export function registerAssets(scope: FastifyInstance): void {
  for (const [name, { type, body }] of Object.entries(assets))
    scope.get(`/sandbox/assets/${name}`, (_request, reply) =>
      reply
        .header('content-type', type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(body),
    )
}
