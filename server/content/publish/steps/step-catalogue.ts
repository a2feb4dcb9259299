import { catalogueChain, catalogueOf, fallbackCatalogue } from '../../../../schemas/locale.ts'
import { textPaths } from '../../read/compile/compile-messages.ts'
import { errorAt, warningAt } from '../../../../schemas/issue.ts'
import type { DocumentStep } from '../context.ts'
import { isBlank } from './is-blank.ts'
import { phrase } from '../../../../schemas/phrase.ts'

/** Checks that a catalogue contains only texts, and every text of the fallback language. */
export const catalogueStep: DocumentStep = {
  name: 'catalogue',
  async run(draft, { site }) {
    const { document } = draft
    if (document.kind !== 'messages') return { draft, issues: [] }
    const texts = textPaths(document.body)
    const pointer = (path: string) => `/${path.replaceAll('.', '/')}`
    const fallback = await site.read('messages', fallbackCatalogue)
    const fallbackTexts = textPaths(fallback?.body ?? {})
    const errors = [...texts].flatMap(([path, text]) => {
      if (typeof text !== 'string') return [errorAt(pointer(path), 'contract', phrase`Must be text`)]
      if (isBlank(text)) return [blankText(pointer(path))]
      const lost = lostPlaceholders(text, fallbackTexts.get(path))
      return lost.length === 0 ? [] : [lostPlaceholder(pointer(path), lost)]
    })
    const language = site.languages.find(({ code }) => catalogueOf(code) === document.key)
    if (!language || document.key === fallbackCatalogue) return { draft, issues: errors }
    const completing = catalogueChain(site.languages, language.code).at(-2) ?? fallbackCatalogue
    const missing = [...fallbackTexts.keys()].filter((path) => !texts.has(path) && !hasPlural(texts, path))
    const warnings = missing.map((path) =>
      warningAt(
        pointer(path),
        'missing-text',
        phrase`The text is missing; players see the text from ${completing}`,
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

const blankText = (path: string) =>
  errorAt(
    path,
    'blank-text',
    phrase`The text is empty: players would see a button or message without words`,
    phrase`Enter the text, or remove the entry so that the text of the fallback language is shown`,
  )

const placeholders = /\{\{\s*[\w.]+\s*\}\}/g

/** Placeholders of the fallback text that a translation lacks, so that it would not show their values. */
function lostPlaceholders(text: string, fallback: unknown): string[] {
  if (typeof fallback !== 'string') return []
  return [...new Set(fallback.match(placeholders))].filter((each) => !text.includes(each))
}

const lostPlaceholder = (path: string, lost: readonly string[]) =>
  warningAt(
    path,
    'lost-placeholder',
    phrase`The text lacks ${lost.join(', ')}: players would not see the value`,
    phrase`Add the placeholder where the value belongs`,
  )
