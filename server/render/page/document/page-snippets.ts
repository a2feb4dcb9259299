import type { FastifyBaseLogger } from 'fastify'
import { type CompiledSnippets, type PublishedContent, noSnippets } from '../../../content/index.ts'

interface SnippetParts {
  gateway: Pick<PublishedContent, 'snippets'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Code snippets of the site's owners. If they cannot be read, the page is served without them. */
export async function pageSnippets({ gateway, log }: SnippetParts): Promise<CompiledSnippets> {
  return gateway.snippets().catch((error: unknown) => {
    log.warn({ err: error }, 'a page goes without the code of its owners')
    return noSnippets
  })
}
