import { randomBytes } from 'node:crypto'
import type { PreviewFault, PreviewVisitor } from '../../../schemas/studio/preview.ts'
import type { Platform } from '../../platform/index.ts'
import { VisitCookies } from './visit-cookies.ts'

/** Visits that are kept; each time that a preview is loaded begins another one. */
const mostVisits = 500

/** Somebody that a content manager looks at drafts as, from the load of a document until it is left. */
export interface Visit {
  id: string
  cookies: VisitCookies
  fault: PreviewFault | undefined
}

export interface VisitsOptions {
  enterForPreview: Platform['enterForPreview']
  /** Name of the cookie that holds a player's session. */
  sessionCookie: string
}

/**
 * The visits of previews. Each has its own cookies on the server, so that actions in a preview never read, start
 * or end a real session.
 */
export class Visits {
  readonly #options: VisitsOptions
  readonly #visits = new Map<string, Visit>()

  constructor(options: VisitsOptions) {
    this.#options = options
  }

  /** Begins a visit. A player of the sandbox is a guest where there is no sandbox. */
  async begin({ who, fault }: PreviewVisitor, id = randomBytes(16).toString('base64url')): Promise<Visit> {
    const { enterForPreview, sessionCookie } = this.#options
    const cookies = new VisitCookies()
    if (who !== 'guest' && enterForPreview) cookies.set(sessionCookie, await enterForPreview(who))
    const visit = { id, cookies, fault: enterForPreview ? fault : undefined }
    this.#visits.set(id, visit)
    const [oldest] = this.#visits.keys()
    if (this.#visits.size > mostVisits && oldest !== undefined) this.#visits.delete(oldest)
    return visit
  }

  /** A visit that was begun; on another server of the site, or long ago, it begins anew. */
  find(id: string, visitor: PreviewVisitor): Promise<Visit> {
    const known = this.#visits.get(id)
    return known ? Promise.resolve(known) : this.begin(visitor, id)
  }
}
