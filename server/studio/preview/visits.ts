import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PreviewFault, PreviewVisitor } from '../../../schemas/studio/preview.ts'
import { campaignKey } from '../../../schemas/documents/blocks/campaign.ts'
import type { Platform } from '../../platform/index.ts'
import { CookieJar } from '../../http/cookie-jar.ts'

/** Maximum number of visits; loading a preview starts a new one. */
const maxVisits = 500

/** A visitor's view of the drafts, from loading a document until it is left. */
export interface Visit {
  id: string
  /** Stored on the server in place of the browser. */
  cookies: CookieJar
  fault: PreviewFault | undefined
  country: string | undefined
  campaign: string | undefined
}

export interface VisitsOptions {
  enterForPreview: Platform['enterForPreview']
  /** Name of the players' session cookie. */
  sessionCookie: string
}

/**
 * The visits of previews. Each has its own cookies on the server, so that nothing done in a preview reads, opens
 * or ends the session of the content manager or of anyone else.
 */
export class Visits {
  readonly #options: VisitsOptions
  readonly #visits = new LRUCache<string, Visit>({ max: maxVisits })

  constructor(options: VisitsOptions) {
    this.#options = options
  }

  /** Starts a visit. Without the sandbox, every player is a guest. */
  async begin(
    { who, fault, country, campaign }: PreviewVisitor,
    id = randomBytes(16).toString('base64url'),
  ): Promise<Visit> {
    const { enterForPreview, sessionCookie } = this.#options
    const cookies = new CookieJar()
    if (who !== 'guest' && enterForPreview) cookies.set(sessionCookie, await enterForPreview(who))
    const visit = {
      id,
      cookies,
      fault: enterForPreview ? fault : undefined,
      country,
      campaign: campaign && campaignKey(campaign),
    }
    this.#visits.set(id, visit)
    return visit
  }

  /** Returns a visit, or starts it again if another server started it or it is no longer stored. */
  find(id: string, visitor: PreviewVisitor): Promise<Visit> {
    const known = this.#visits.get(id)
    return known ? Promise.resolve(known) : this.begin(visitor, id)
  }
}
