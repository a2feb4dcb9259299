import { catalogueChain, catalogueOf, fallbackCatalogue } from '../../../../../schemas/locale.ts'
import { documentName } from '../../../model/contracts.ts'
import { textPaths } from '../../../read/compile/compile-messages.ts'
import { errorAt, warningAt } from '../../../../../schemas/issue.ts'
import type { DocumentStep } from '../../context.ts'
import { isBlank } from './is-blank.ts'
import { phrase } from '../../../../../schemas/phrase.ts'

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
    // The fallback has no other text to compare with than its own on the site.
    const isOwn = document.key === fallbackCatalogue
    const before = textPaths((await site.readBefore(documentName(document)))?.body ?? {})
    const errors = [...texts].flatMap(([path, text]) => {
      if (typeof text !== 'string') return [errorAt(pointer(path), 'contract', phrase`Must be text`)]
      if (isBlank(text)) return [blankText(pointer(path))]
      const original = isOwn ? before.get(path) : originalOf(path, fallbackTexts)
      const lost = lostPlaceholders(text, original)
      const unknown = typeof original === 'string' ? lostPlaceholders(original, text) : []
      return [
        ...(lost.length === 0 ? [] : [lostPlaceholder(pointer(path), lost)]),
        ...(/<[a-z][^>]*>/i.test(text) && !/<[a-z]/i.test(String(original))
          ? [shownMarkup(pointer(path))]
          : []),
        ...(unknown.length === 0 ? [] : [unknownPlaceholder(pointer(path), unknown)]),
      ]
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

/** The fallback text of an entry, also of plural forms that the fallback language does not have. */
function originalOf(path: string, fallback: ReadonlyMap<string, unknown>): unknown {
  return fallback.get(path) ?? fallback.get(path.replace(/_(?:zero|two|few|many)$/, '_other'))
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

export const lostPlaceholder = (path: string, lost: readonly string[]) =>
  warningAt(
    path,
    'lost-placeholder',
    phrase`The text lacks ${lost.join(', ')}: players would not see the value`,
    phrase`Add the placeholder where the value belongs`,
  )

export const unknownPlaceholder = (path: string, unknown: readonly string[]) =>
  warningAt(
    path,
    'unknown-placeholder',
    phrase`The site has no value for ${unknown.join(', ')}: players would see the placeholder itself`,
    phrase`Remove it, or spell it as in the other languages`,
  )

const shownMarkup = (path: string) =>
  warningAt(
    path,
    'shown-markup',
    phrase`Texts of the interface have no markup: players would read the tags`,
    phrase`Remove the tags; blocks such as RichText have formatted text`,
  )
