import { fallbackCatalogue, isLocale } from '../../../../schemas/locale.ts'
import { textPaths } from '../../read/compile/compile-messages.ts'
import { errorAt, warningAt } from '../../../../schemas/issue.ts'
import type { DocumentStep } from '../context.ts'
import { phrase } from '../../../../schemas/phrase.ts'

/** Checks that a catalogue contains only texts, and every text of the fallback language. */
export const catalogueStep: DocumentStep = {
  name: 'catalogue',
  async run(draft, { site }) {
    const { document } = draft
    if (document.kind !== 'messages') return { draft, issues: [] }
    const texts = textPaths(document.body)
    const pointer = (path: string) => `/${path.replaceAll('.', '/')}`
    const errors = [...texts].flatMap(([path, text]) =>
      typeof text === 'string' ? [] : [errorAt(pointer(path), 'contract', phrase`Must be text`)],
    )
    if (!isLocale(document.key)) return { draft, issues: errors }
    const fallback = await site.read('messages', fallbackCatalogue)
    const missing = [...textPaths(fallback?.body ?? {}).keys()].filter(
      (path) => !texts.has(path) && !hasPlural(texts, path),
    )
    const warnings = missing.map((path) =>
      warningAt(
        pointer(path),
        'missing-text',
        phrase`The text is missing; players see the text from ${fallbackCatalogue}`,
      ),
    )
    return { draft, issues: [...errors, ...warnings] }
  },
}

/** Languages have different plural forms: `games_one` and `games_other` may correspond to `games_few`. */
function hasPlural(texts: ReadonlyMap<string, unknown>, path: string): boolean {
  const match = /^(.*)_(?:zero|one|two|few|many|other)$/.exec(path)
  return match !== null && texts.has(`${match[1] ?? ''}_other`)
}
