import { Script } from 'node:vm'
import { Snippet } from '../../../../../schemas/documents/snippet.ts'
import { readSnippet } from '../../../read/compile/compile-snippets.ts'
import { fits } from '../../../model/contracts.ts'
import { errorAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import type { DocumentStep } from '../../context.ts'

const hint = phrase`Only script, meta and noscript with their code are possible here; try the code in a browser first`

/** Scripts that no browser would run. Data and modules have rules of their own. */
function syntaxIssues(code: string): Issue[] {
  return [...code.matchAll(/<script>([\s\S]*?)<\/script\s*>/gi)].flatMap(([, script = '']) => {
    try {
      new Script(script)
      return []
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error)
      return [
        errorAt(
          '/code',
          'unsupported-snippet',
          phrase`The script has an error, so the browser would not run it: ${cause}`,
          hint,
        ),
      ]
    }
  })
}

/** Checks that the site owners' code can run under the Content-Security-Policy. */
export const snippetStep: DocumentStep = {
  name: 'snippet',
  run(draft) {
    const { document } = draft
    if (document.kind !== 'snippet' || !fits(Snippet, document.body)) return { draft, issues: [] }
    const read = readSnippet(document.body.code)
    return {
      draft,
      issues:
        'fault' in read
          ? [errorAt('/code', 'unsupported-snippet', read.fault, hint)]
          : syntaxIssues(document.body.code),
    }
  },
}
