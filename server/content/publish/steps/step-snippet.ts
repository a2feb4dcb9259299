import { Snippet } from '../../../../schemas/documents/snippet.ts'
import { readSnippet } from '../../read/compile/compile-snippets.ts'
import { fits } from '../../model/contracts.ts'
import { errorAt } from '../../../../schemas/issue.ts'
import type { DocumentStep } from '../context.ts'

/** Checks that the site owners' code can run under the Content-Security-Policy. */
export const snippetStep: DocumentStep = {
  name: 'snippet',
  run(draft) {
    const { document } = draft
    if (document.kind !== 'snippet' || !fits(Snippet, document.body)) return { draft, issues: [] }
    const read = readSnippet(document.body.code)
    return {
      draft,
      issues: 'fault' in read ? [errorAt('/code', 'unsupported-snippet', read.fault)] : [],
    }
  },
}
