import { isRecord } from './is-record.ts'

/** A sentence and its values, so that it can be translated. */
export interface Phrase {
  /** In English, with {0}, {1} and so on for the values; the key of the phrase in catalogues. */
  text: string
  values: readonly (string | Phrase)[]
}

/** Whether a value from another server is a phrase. */
export function isPhrase(value: unknown): value is Phrase {
  if (!isRecord(value) || typeof value['text'] !== 'string' || !Array.isArray(value['values'])) return false
  return value['values'].every((each) => typeof each === 'string' || isPhrase(each))
}

/** phrase`No page has the address ${path}` */
export function phrase(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Phrase)[]
): Phrase {
  return {
    text: parts.map((part, index) => (index === 0 ? part : `{${index - 1}}${part}`)).join(''),
    values: values.map((value) => (typeof value === 'number' ? String(value) : value)),
  }
}

/** Text from another source, which is the same in every language. */
export const quoted = (text: string): Phrase => ({ text: '{0}', values: [text] })

/** Formats a phrase in the language of `translate`; in English without it. */
export function say(phrase: Phrase, translate: (text: string) => string = (text) => text): string {
  return translate(phrase.text).replace(/\{(\d+)\}/g, (_place, index) => {
    const value = phrase.values[Number(index)] ?? ''
    return typeof value === 'string' ? value : say(value, translate)
  })
}
