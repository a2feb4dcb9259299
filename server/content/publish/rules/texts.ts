import { missingTranslationPhrases } from '../../../../schemas/explain-errors.ts'
import { pointerTo } from '../../../../schemas/json-schema.ts'
import { isCatalogue, type StoredDocument } from '../../../../schemas/kinds/index.ts'
import {
  builtInCodes,
  catalogueChain,
  catalogueOf,
  defaultLocale,
  fallbackCatalogue,
  isBuiltIn,
  type Locale,
} from '../../../../schemas/locale.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { sampleCode, samplesIn } from '../../../../schemas/documents/samples.ts'
import { documentName } from '../../model/contracts.ts'
import { localizedValues } from '../../model/localized-values.ts'
import type { Registry } from '../../read/compile/compile-blocks.ts'
import { textPaths } from '../../read/compile/compile-messages.ts'
import { visitDocumentTexts } from '../document-texts.ts'
import type { Site } from '../site.ts'
import { isBlank } from './is-blank.ts'
import { bindingFields } from './law.ts'
import { lockedFields } from './locks.ts'
import { at, type Finding, inNamed, rule, siteRule } from './rule.ts'

const lacksText = (text: unknown) => text === undefined || (typeof text === 'string' && isBlank(text))

/** The languages in which a localized value has no text. */
const missingIn = (
  value: Readonly<Record<string, unknown>>,
  pointer: string,
  codes: readonly Locale[],
): Finding[] =>
  codes
    .filter((code) => lacksText(value[code]))
    .map((code) => ({ path: pointerTo(pointer, code), ...missingTranslationPhrases(code) }))

/** Every text exists in every built-in language; those of added languages are completed. */
export const missingText = rule({
  code: 'missing-translation',
  on: 'document',
  severity: 'error',
  find: ({ document }) =>
    localizedValues(document).flatMap(({ value, pointer }) => missingIn(value, pointer, builtInCodes)),
})

/** The texts that the law requires in every language: those whose contract says so, and the labels of binding fields. */
function requiredIn(document: StoredDocument, registry: Registry, codes: readonly Locale[]): Finding[] {
  const found: Finding[] = []
  visitDocumentTexts(document, registry, (_text, schema, path, holder) => {
    const end = `/${defaultLocale}`
    if (schema['fact'] === 'licence' && path.endsWith(end))
      found.push(...missingIn(holder, path.slice(0, -end.length), codes))
  })
  const texts = new Map(localizedValues(document).map(({ pointer, value }) => [pointer, value]))
  const labels = [...new Set([...lockedFields(document), ...bindingFields(document)])].flatMap((name) => {
    const places = [
      `${pointerTo('/ui/fields', name)}/richLabel`,
      `${pointerTo('/schema/properties', name)}/title`,
    ]
    return places.find((place) => texts.has(place)) ?? []
  })
  return [...found, ...labels.flatMap((label) => missingIn(texts.get(label) ?? {}, label, codes))]
}

const publicCodes = (languages: Site['languages']): Locale[] =>
  languages.flatMap(({ code, isHidden }) => (isHidden ? [] : [code]))

/** A language that becomes public shows the texts of documents that do not change. */
export const missingRequiredText = siteRule({
  code: 'missing-required-text',
  severity: 'error',
  async find({ drafts, site, registry }) {
    const added = publicCodes(site.languages).filter((code) => !isBuiltIn(code))
    const before = publicCodes(site.languagesBefore)
    const isNew = added.some((code) => !before.includes(code))
    const documents = isNew
      ? await Promise.all([...site.entries].map(({ kind, key }) => site.read(kind, key)))
      : added.length > 0
        ? drafts.map(({ document }) => document)
        : []
    return documents.flatMap((document) =>
      document
        ? requiredIn(document, registry, added).map((finding) => inNamed(documentName(document), finding))
        : [],
    )
  },
})

/** Every text of a document with its place. */
const textsOf = (document: StoredDocument): [path: string, text: unknown][] =>
  isCatalogue(document.kind)
    ? [...textPaths(document.body)].map(([path, text]) => [pointerOf(path), text])
    : localizedValues(document).flatMap(({ value, pointer }) =>
        Object.entries(value).map(([code, text]): [string, unknown] => [pointerTo(pointer, code), text]),
      )

const pointerOf = (path: string) => `/${path.replaceAll('.', '/')}`

/** Characters that turn text around or control a terminal: nobody types them, and they can make a text say something else. */
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E]/u

export const controlCharacters = rule({
  code: 'control-characters',
  on: 'document',
  severity: 'error',
  find: ({ document }) =>
    textsOf(document)
      .filter(([, text]) => typeof text === 'string' && controls.test(text))
      .map(([path]) =>
        at(
          path,
          phrase`The text contains invisible characters that reverse or hide parts of it, so players could read something else than you`,
          phrase`Delete the text and type it again; do not paste it`,
        ),
      ),
})

const blank = (path: string) =>
  at(
    path,
    phrase`The text is empty: players would see a button or message without words`,
    phrase`Enter the text, or remove the entry so that the text of the fallback language is shown`,
  )

export const blankText = rule({
  code: 'blank-text',
  on: 'messages',
  severity: 'error',
  find: ({ body }) =>
    [...textPaths(body)].flatMap(([path, text]) => {
      if (typeof text !== 'string') return [at(pointerOf(path), phrase`Must be text`)]
      return isBlank(text) ? [blank(pointerOf(path))] : []
    }),
})

/** The fallback text of an entry, also of plural forms that the fallback language does not have. */
function originalOf(path: string, fallback: ReadonlyMap<string, unknown>): unknown {
  return fallback.get(path) ?? fallback.get(path.replace(/_(?:zero|two|few|many)$/, '_other'))
}

/** Languages have different plural forms: `games_one` and `games_other` may correspond to `games_few`. */
function hasPlural(texts: ReadonlyMap<string, unknown>, path: string): boolean {
  const match = /^(.*)_(?:zero|one|two|few|many|other)$/.exec(path)
  return match !== null && texts.has(`${match[1] ?? ''}_other`)
}

const fallbackTexts = async (site: Site) =>
  textPaths((await site.read('messages', fallbackCatalogue))?.body ?? {})

export const missingMessage = rule({
  code: 'missing-text',
  on: 'messages',
  severity: 'warning',
  async find({ document: { key }, body, site }) {
    const language = site.languages.find(({ code }) => catalogueOf(code) === key)
    if (!language || key === fallbackCatalogue) return []
    const completing = catalogueChain(site.languages, language.code).at(-2) ?? fallbackCatalogue
    const texts = textPaths(body)
    return [...(await fallbackTexts(site)).keys()]
      .filter((path) => !texts.has(path) && !hasPlural(texts, path))
      .map((path) =>
        at(pointerOf(path), phrase`The text is missing; players see the text from ${completing}`),
      )
  },
})

/** Texts of a catalogue beside the texts of the fallback language, whose placeholders have values. */
async function beside(
  { key, body }: StoredDocument,
  site: Site,
  find: (path: string, text: string, original: string) => Finding[],
): Promise<Finding[]> {
  // The fallback has no other text to compare with.
  const originals = key === fallbackCatalogue ? textPaths(body) : await fallbackTexts(site)
  return [...textPaths(body)].flatMap(([path, text]) => {
    const original = originalOf(path, originals)
    return typeof text === 'string' && typeof original === 'string'
      ? find(pointerOf(path), text, original)
      : []
  })
}

/** Placeholders of one text that another one lacks. */
const placeholdersOnlyIn = (text: string, other: string): string[] =>
  [...new Set(text.match(/\{\{\s*[\w.]+\s*\}\}/g))].filter((each) => !other.includes(each))

export const lostPlaceholder = rule({
  code: 'lost-placeholder',
  on: 'messages',
  severity: 'warning',
  find: ({ document, site }) =>
    beside(document, site, (path, text, original) => {
      const lost = placeholdersOnlyIn(original, text)
      if (lost.length === 0) return []
      return [
        at(
          path,
          phrase`The text lacks ${lost.join(', ')}: players would not see the value`,
          phrase`Add the placeholder where the value belongs`,
        ),
      ]
    }),
})

/** Placeholders of messages of forms that have values. */
const known = ['$$min$$', '$$max$$', '$$fields$$', '$$characters$$']

const unknownIn = (path: string, unknown: readonly string[]): Finding[] =>
  unknown.length === 0
    ? []
    : [
        at(
          path,
          phrase`The site has no value for ${unknown.join(', ')}: players would see the placeholder itself`,
          phrase`Remove it, or spell it as in the other languages`,
        ),
      ]

export const unknownPlaceholder = rule({
  code: 'unknown-placeholder',
  on: ['messages', 'form', 'dictionary'],
  severity: 'warning',
  find({ document, site }) {
    if (isCatalogue(document.kind))
      return beside(document, site, (path, text, original) =>
        unknownIn(path, placeholdersOnlyIn(text, original)),
      )
    return textsOf(document).flatMap(([path, text]) =>
      unknownIn(
        path,
        (String(text).match(/\$\$\w+\$\$/g) ?? []).filter((each) => !known.includes(each)),
      ),
    )
  },
})

export const shownMarkup = rule({
  code: 'shown-markup',
  on: 'messages',
  severity: 'warning',
  find: ({ document, site }) =>
    beside(document, site, (path, text, original) =>
      /<[a-z][^>]*>/i.test(text) && !/<[a-z]/i.test(original)
        ? [
            at(
              path,
              phrase`Texts of the interface have no markup: players would read the tags`,
              phrase`Remove the tags; blocks such as RichText have formatted text`,
            ),
          ]
        : [],
    ),
})

/** Texts of templates and examples. About the site, because previews show them. */
export const sampleText = siteRule({
  code: sampleCode,
  severity: 'error',
  find: ({ drafts }) =>
    drafts.flatMap(({ document }) =>
      samplesIn(document.body).map((pointer) =>
        inNamed(
          documentName(document),
          at(pointer, phrase`Still a sample text: write your own, or keep this one`),
        ),
      ),
    ),
})
