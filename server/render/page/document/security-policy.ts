import type { ProviderFrame } from '../../../../schemas/documents/settings/games-settings.ts'
import type { AuthSettings, SiteSettings } from '../../../../schemas/documents/settings/settings.ts'
import type { AllowedHosts } from '../../../content/index.ts'
import { isOrigin } from '../../../lib/origin.ts'
import { bootHash } from './boot-script.ts'

export interface PolicyOptions {
  site: Pick<SiteSettings, 'frameHosts' | 'imageHosts'>
  auth: Pick<AuthSettings, 'messengerHosts'>
  games: { providers?: readonly { frame?: Pick<ProviderFrame, 'hosts'> | undefined }[] | undefined }
  /** null: no third-party iframes. */
  framesOrigin: string | null
  /** Origins that may embed the page, besides the site itself and messengers. */
  framedBy?: readonly string[] | undefined
  /** Hashes of the published scripts of the site's owners. */
  scriptHashes?: readonly string[]
  /** Hosts that these scripts need. */
  ofOwners?: AllowedHosts
  /** Hashes of the page's style elements. */
  styleHashes?: readonly string[]
  /** Development only: allows Vite's scripts, styles and web socket. */
  nonce?: string | undefined
}

/** The Content-Security-Policy of every page. */
export function securityPolicy(options: PolicyOptions): string {
  const {
    site,
    auth,
    games,
    framesOrigin,
    framedBy = [],
    scriptHashes = [],
    ofOwners,
    styleHashes = [],
    nonce,
  } = options
  const hosts = (origins: readonly string[] = []) => origins.filter(isOrigin)
  const development = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  // On every page: a navigation within the site keeps the policy of its first page.
  const gameHosts = (games.providers ?? []).flatMap(({ frame }) => frame?.hosts ?? [])
  const frameSources = [
    ...(framesOrigin === null ? [] : [framesOrigin]),
    ...hosts(site.frameHosts),
    ...hosts(gameHosts),
    ...hosts(ofOwners?.frameHosts),
  ]
  const pictures = new Set(hosts([...site.imageHosts, ...(ofOwners?.imageHosts ?? [])]))
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", bootHash, ...scriptHashes, ...hosts(ofOwners?.scriptHosts), ...development],
    ['style-src', "'self'", ...styleHashes, ...development],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", ...pictures],
    ['media-src', "'self'", ...hosts(site.imageHosts)],
    ['connect-src', "'self'", ...hosts(ofOwners?.connectHosts), ...(nonce === undefined ? [] : ['ws:'])],
    ['frame-src', "'self'", ...new Set(frameSources)],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'", ...hosts(auth.messengerHosts), ...framedBy],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}
