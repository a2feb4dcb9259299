import { PromiseCache } from '../../lib/cache.ts'
import type { PublishedContent } from '../../content/index.ts'
import { joinTexts } from '../../http/gzip-parts.ts'
import type { PageUrl } from './page-url.ts'
import type { RenderedPage } from './render-page.ts'

/** Stands for the address in a shared page. It is unguessable, so no content can contain it. */
const mark = `/${crypto.randomUUID()}`

const maxPages = 200
const ttlMs = 60_000

/** An equal address whose spelling is safe in HTML attributes, in JSON and in scripts. */
export function safeAddress(path: string): string {
  return path.replace(/[^\w\-./~%!*()+,;:@$=]/gu, (character) =>
    [...Buffer.from(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  )
}

export interface NotFoundPagesOptions {
  gateway: Pick<PublishedContent, 'findPage'>
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * Not-found pages for guests. There is no end of addresses without a page, so one rendered page serves all of
 * them: only their address is inserted.
 */
export class NotFoundPages {
  readonly #gateway: NotFoundPagesOptions['gateway']
  readonly #pages: PromiseCache<RenderedPage>

  constructor({ gateway, now }: NotFoundPagesOptions) {
    this.#gateway = gateway
    this.#pages = new PromiseCache({ max: maxPages, ttlMs, now })
  }

  /** The page that an address is below, because menus mark the entry that leads there; otherwise empty. */
  #pageAbove(path: string): string {
    const above = /^\/[^/]+(?=\/)/.exec(path)?.[0]
    if (above === undefined) return ''
    const found = this.#gateway.findPage(above)
    return found !== null && Object.keys(found.params).length === 0 ? above : ''
  }

  /**
   * The page for an address. `version` names everything else that the page depends on. `make` renders it
   * for another address, in whose place this one is inserted.
   */
  async find(
    { locale, path, host = '' }: PageUrl,
    version: string,
    make: (path: string) => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const shared = `${this.#pageAbove(path)}${mark}`
    const page = await this.#pages.get(`${locale}:${host}:${shared}:${version}`, async () => {
      const { parts, ...rest } = await make(shared)
      return { parts: joinTexts(parts).toString().split(shared), ...rest }
    })
    const address = safeAddress(path)
    return { ...page, parts: page.parts.flatMap((part, index) => (index === 0 ? [part] : [address, part])) }
  }
}
