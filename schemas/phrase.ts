import { isRecord } from './is-record.ts'
import { defaultLocale, type Locale } from './locale.ts'

/** A text of a document, such as the label of a field, in the languages of the site. */
export type SiteText = Readonly<Record<Locale, string>> & { readonly [defaultLocale]: string }

/** A sentence and its values, so that it can be translated. */
export interface Phrase {
  /** In English, with {0}, {1} and so on for the values; the key of the phrase in catalogues. */
  text: string
  values: readonly (string | SiteText | Phrase)[]
}

/** Whether a value from another server is a phrase. */
export function isPhrase(value: unknown): value is Phrase {
  if (!isRecord(value) || typeof value['text'] !== 'string' || !Array.isArray(value['values'])) return false
  return value['values'].every((each) => typeof each === 'string' || isSiteText(each) || isPhrase(each))
}

const isSiteText = (value: unknown): value is SiteText =>
  isRecord(value) &&
  typeof value[defaultLocale] === 'string' &&
  Object.values(value).every((text) => typeof text === 'string')

/** phrase`No page has the address ${path}` */
export function phrase(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | SiteText | Phrase)[]
): Phrase {
  return {
    text: parts.map((part, index) => (index === 0 ? part : `{${index - 1}}${part}`)).join(''),
    values: values.map((value) => (typeof value === 'number' ? String(value) : value)),
  }
}

/** Text from another source, which is the same in every language. */
export const quoted = (text: string): Phrase => ({ text: '{0}', values: [text] })

/** The name of a block type, which catalogues translate. */
export const blockName = (type: string): Phrase => ({ text: type, values: [] })

/** The name of a document or, without a key, of a kind of documents, which the Studio shows in words. */
export const documentPhrase = (kind: string, key?: string): Phrase => ({
  text: key === undefined ? kind : `${kind}/${key}`,
  values: [],
})

/** Phrases with commas between them. */
export const listed = (phrases: readonly Phrase[]): Phrase => ({
  text: phrases.map((_phrase, index) => `{${index}}`).join(', '),
  values: phrases,
})

/** Formats a phrase in the language of `translate`, in English without it; texts of the site in that of `locale`. */
export function say(
  phrase: Phrase,
  translate: (text: string) => string = (text) => text,
  locale: Locale = defaultLocale,
): string {
  return translate(phrase.text).replace(/\{(\d+)\}/g, (_place, index: string): string => {
    const value: string | SiteText | Phrase = phrase.values[Number(index)] ?? ''
    if (typeof value === 'string') return value
    return isSiteText(value) ? (value[locale] ?? value[defaultLocale]) : say(value, translate, locale)
  })
}
