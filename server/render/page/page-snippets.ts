import type { FastifyBaseLogger } from 'fastify'
import { type CompiledSnippets, type PublishedContent, noSnippets } from '../../content/index.ts'

interface SnippetParts {
  gateway: Pick<PublishedContent, 'snippets'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** The owners' code; a page goes without it rather than not at all. */
export async function pageSnippets({ gateway, log }: SnippetParts): Promise<CompiledSnippets> {
  return gateway.snippets().catch((error: unknown) => {
    log.warn({ err: error }, 'a page goes without the code of its owners')
    return noSnippets
  })
}
