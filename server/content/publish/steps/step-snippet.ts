import { Snippet } from '../../../../schemas/documents/snippet.ts'
import { readSnippet } from '../../read/compile/compile-snippets.ts'
import { fits } from '../../model/contracts.ts'
import { errorOn, type DocumentStep } from '../context.ts'

/** The owners' code is of a kind that pages can bear under their Content-Security-Policy. */
export const snippetStep: DocumentStep = {
  name: 'snippet',
  run(draft) {
    const { document } = draft
    if (document.kind !== 'snippet' || !fits(Snippet, document.body)) return { draft, verdicts: [] }
    const read = readSnippet(document.body.code)
    return {
      draft,
      verdicts: 'fault' in read ? [errorOn(document, { path: '/code', reason: read.fault })] : [],
    }
  },
}
