import type { SiteSettings } from '../../schemas/documents/settings.ts'
import { bootHash } from './boot-script.ts'

export interface PolicyOptions {
  site: Pick<SiteSettings, 'frameHosts' | 'imageHosts'>
  framesOrigin: string
  /** Only while developing: allows Vite's own scripts, styles and its socket. */
  nonce?: string | undefined
}

/** An origin without anything that could end a directive. */
const plainOrigin = /^(?:https?|wss?):\/\/[A-Za-z0-9.*-]+(?::\d+)?$/

/** The Content-Security-Policy of every page. */
export function securityPolicy({ site, framesOrigin, nonce }: PolicyOptions): string {
  const hosts = (origins: readonly string[]) => origins.filter((origin) => plainOrigin.test(origin))
  const development = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", bootHash, ...development],
    ['style-src', "'self'", ...development],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", ...hosts(site.imageHosts)],
    ['media-src', "'self'", ...hosts(site.imageHosts)],
    ['connect-src', "'self'", ...(nonce === undefined ? [] : ['ws:'])],
    ['frame-src', "'self'", framesOrigin, ...hosts(site.frameHosts)],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'self'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}
