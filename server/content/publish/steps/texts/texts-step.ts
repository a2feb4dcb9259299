import { pointerTo } from '../../../../../schemas/json-schema.ts'
import { errorAt, warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import type { StoredDocument } from '../../../../../schemas/kinds/index.ts'
import { documentName } from '../../../model/contracts.ts'
import { localizedValues, type LocalizedValue } from '../../../model/localized-values.ts'
import { textPaths } from '../../../read/compile/compile-messages.ts'
import type { DocumentStep } from '../../context.ts'
import { lostPlaceholder, unknownPlaceholder } from './catalogue-step.ts'

/** Characters that turn text around or control a terminal: nobody types them, and they can make a text say something else. */
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E]/u
/** Characters without a width that search and screen readers stumble over. */
const invisible = /[\u200B\u2060\u2066-\u2069\uFEFF]/u

function characterIssues(text: unknown, path: string): Issue[] {
  if (typeof text !== 'string') return []
  if (controls.test(text))
    return [
      errorAt(
        path,
        'control-characters',
        phrase`The text contains invisible characters that reverse or hide parts of it, so players could read something else than you`,
        phrase`Delete the text and type it again; do not paste it`,
      ),
    ]
  if (!invisible.test(text)) return []
  return [
    warningAt(
      path,
      'invisible-characters',
      phrase`The text contains characters without a width, so it is not found by search and read out with gaps`,
      phrase`Delete the text and type it again; do not paste it`,
    ),
  ]
}

const withoutMarkup = (text: string) => text.replaceAll(/<[^>]*>|&[a-z#0-9]+;|\{\{.*?\}\}|\$\$.*?\$\$/gi, ' ')

/** Words with letters of two scripts, such as a Latin word with a Cyrillic "a": search does not find them. */
const word = /[\p{Script=Latin}\p{Script=Cyrillic}]+/gu

function mixedIssues(text: unknown, path: string): Issue[] {
  if (typeof text !== 'string') return []
  const mixed = (withoutMarkup(text).match(word) ?? []).find(
    (each) => /\p{Script=Latin}/u.test(each) && /\p{Script=Cyrillic}/u.test(each),
  )
  if (mixed === undefined) return []
  return [
    warningAt(
      path,
      'mixed-letters',
      phrase`The word "${mixed}" mixes Latin and Cyrillic letters that look alike, so search does not find it`,
      phrase`Type the word again in one alphabet`,
    ),
  ]
}

const placeholder = /\$\$\w+\$\$/g
const known = ['$$min$$', '$$max$$', '$$fields$$', '$$characters$$']
const placeholdersIn = (text: unknown): readonly string[] =>
  typeof text === 'string' ? (text.match(placeholder) ?? []) : []

/** Placeholders in messages of forms that have no value, or that the message had before. */
function placeholderIssues({ pointer, value }: LocalizedValue, before: LocalizedValue | undefined): Issue[] {
  return Object.entries(value).flatMap(([code, text]) => {
    const own = placeholdersIn(text)
    const path = pointerTo(pointer, code)
    const unknown = own.filter((each) => !known.includes(each))
    const lost = placeholdersIn(before?.value[code]).filter((each) => !own.includes(each))
    return [
      ...(unknown.length > 0 ? [unknownPlaceholder(path, unknown)] : []),
      ...(lost.length > 0 ? [lostPlaceholder(path, lost)] : []),
    ]
  })
}

/** Placeholders that changed their places in a text that says the same otherwise, such as a minimum and a maximum. */
function exchangedPlaceholders(text: unknown, before: unknown, path: string): Issue[] {
  if (typeof text !== 'string' || typeof before !== 'string' || text === before) return []
  const values = /\{\{\s*[\w.]+\s*\}\}/g
  if (text.replaceAll(values, '') !== before.replaceAll(values, '')) return []
  const [now, then] = [text.match(values) ?? [], before.match(values) ?? []]
  if (now.toSorted().join() !== then.toSorted().join()) return []
  return [
    warningAt(
      path,
      'exchanged-placeholders',
      phrase`The values of the text were exchanged: ${now.join(', ')} instead of ${then.join(', ')}`,
      phrase`Put them back, unless the text was wrong before`,
    ),
  ]
}

/** Entries that say the same as one beside them, which they did not before: two buttons could not be told apart. */
function equalEntries(texts: ReadonlyMap<string, unknown>, before: ReadonlyMap<string, unknown>): Issue[] {
  const parentOf = (path: string) => path.slice(0, path.lastIndexOf('.'))
  return [...texts].flatMap(([path, text]) => {
    if (!before.has(path) || before.get(path) === text) return []
    const other = [...texts].find(
      ([name, own]) =>
        name !== path &&
        own === text &&
        parentOf(name) === parentOf(path) &&
        !/_(?:one|few|many|other)$/.test(name),
    )
    if (!other) return []
    return [
      warningAt(
        `/${path.replaceAll('.', '/')}`,
        'exchanged-texts',
        phrase`The texts of ${path} and ${other[0]} are the same now, so players could not tell them apart`,
        phrase`Give each of them a text of its own`,
      ),
    ]
  })
}

/** Entries of a catalogue that have exchanged their texts, such as "yes" and "no". */
function exchangedEntries(
  texts: ReadonlyMap<string, unknown>,
  before: ReadonlyMap<string, unknown>,
): Issue[] {
  const changed = [...texts].filter(([path, text]) => before.has(path) && before.get(path) !== text)
  return changed.flatMap(([path, text]) => {
    const other = changed.find(
      ([name, own]) => name !== path && before.get(name) === text && own === before.get(path),
    )
    if (!other) return []
    return [
      warningAt(
        `/${path.replaceAll('.', '/')}`,
        'exchanged-texts',
        phrase`The texts of ${path} and ${other[0]} were exchanged: a button would do the opposite of what it says`,
        phrase`Put both texts back, unless the meaning of both has changed`,
      ),
    ]
  })
}

const comparedEntries = (
  texts: ReadonlyMap<string, unknown>,
  before: ReadonlyMap<string, unknown>,
): Issue[] => [
  ...exchangedEntries(texts, before),
  ...equalEntries(texts, before),
  ...[...texts].flatMap(([path, text]) =>
    exchangedPlaceholders(text, before.get(path), `/${path.replaceAll('.', '/')}`),
  ),
]

const isOfForms = ({ kind }: StoredDocument) => kind === 'form' || kind === 'dictionary'

/** Checks the texts themselves: characters and placeholders. What they state is compared as facts. */
export const textsStep: DocumentStep = {
  name: 'texts',
  async run(draft, { site }) {
    const { document } = draft
    const before = await site.readBefore(documentName(document))
    if (document.kind === 'messages') {
      const texts = textPaths(document.body)
      const issues = [
        ...[...texts].flatMap(([path, text]) => characterIssues(text, `/${path.replaceAll('.', '/')}`)),
        ...[...texts].flatMap(([path, text]) => mixedIssues(text, `/${path.replaceAll('.', '/')}`)),
        ...(before ? comparedEntries(texts, textPaths(before.body)) : []),
      ]
      return { draft, issues }
    }
    const former = new Map((before ? localizedValues(before) : []).map((value) => [value.pointer, value]))
    const issues = localizedValues(document).flatMap((value) => {
      const { pointer, value: texts } = value
      return [
        ...Object.entries(texts).flatMap(([code, text]) =>
          [characterIssues, mixedIssues].flatMap((check) => check(text, pointerTo(pointer, code))),
        ),
        ...(isOfForms(document) ? placeholderIssues(value, former.get(pointer)) : []),
      ]
    })
    return { draft, issues }
  },
}
