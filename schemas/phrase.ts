/** A sentence with what it speaks of, so that it can be said in another language. */
export interface Phrase {
  /** In English, with {0}, {1} and so on where values stand: what catalogues know it by. */
  text: string
  values: readonly (string | Phrase)[]
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

/** What somebody else says: it is the same in every language. */
export const quoted = (text: string): Phrase => ({ text: '{0}', values: [text] })

/** Says a phrase in the language that `translate` takes its text to; in English as it stands. */
export function say(phrase: Phrase, translate: (text: string) => string = (text) => text): string {
  return translate(phrase.text).replace(/\{(\d+)\}/g, (_place, index) => {
    const value = phrase.values[Number(index)] ?? ''
    return typeof value === 'string' ? value : say(value, translate)
  })
}
