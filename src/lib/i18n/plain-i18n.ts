import { isRecord } from '../../../schemas/is-record.ts'

/** Values to interpolate, by name. */
export interface TextValues {
  [name: string]: unknown
  /** Also selects the plural form. */
  count?: number
  /** Used if the text is missing. */
  defaultValue?: string
}

/** The text of the first existing key; the key itself if none exists. */
export type Translate = (key: string | string[], values?: TextValues) => string

/** The texts of one language. */
export interface I18n {
  readonly t: Translate
}

/** Texts by their full keys, such as `errors.network.title`. */
function flatten(
  messages: Readonly<Record<string, unknown>>,
  prefix = '',
  texts = new Map<string, string>(),
) {
  for (const [name, text] of Object.entries(messages)) {
    if (typeof text === 'string') texts.set(prefix + name, text)
    else if (isRecord(text)) flatten(text, `${prefix}${name}.`, texts)
  }
  return texts
}

const plainValue = /\{\{\s*(\w+)\s*\}\}/g
const plainReference = /\$t\(([\w.]+)\)/g
const pluralKey = /^(.+)_(?:zero|one|two|few|many|other)$/
/**
 * Remainders of a template that only i18next supports: a format, a property, a reference with values or
 * plurals.
 */
const beyondPlain = /\{\{|\$t\(/

const written = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/**
 * Texts in i18next's format with values, plurals and references to other texts: all that most catalogues need,
 * at a tenth of the code. Returns undefined for a catalogue that needs more, which i18next then handles.
 */
export function plainI18n(language: string, messages: Record<string, unknown>): I18n | undefined {
  const texts = flatten(messages)
  const withPlurals = new Set([...texts.keys()].map((key) => pluralKey.exec(key)?.[1]))
  for (const [key, text] of texts) {
    const whole = text.replace(plainReference, (reference, other: string) =>
      withPlurals.has(other) ? reference : (texts.get(other) ?? reference),
    )
    if (beyondPlain.test(whole.replace(plainValue, ''))) return undefined
    texts.set(key, whole)
  }
  const plurals = new Intl.PluralRules(language)

  function textOf(key: string, count: number | undefined): string | undefined {
    const plain = texts.get(key)
    if (count === undefined) return plain
    const plural = texts.get(`${key}_${plurals.select(count)}`) ?? plain
    return count === 0 ? (texts.get(`${key}_zero`) ?? plural) : plural
  }

  return {
    t(key, values) {
      const keys = typeof key === 'string' ? [key] : key
      let text: string | undefined
      for (const one of keys) text ??= textOf(one, values?.count)
      text ??= values?.defaultValue ?? keys.at(-1) ?? ''
      if (values === undefined) return text
      return text.replace(plainValue, (whole, name: string) => {
        const value = values[name]
        return value === undefined ? whole : written(value)
      })
    },
  }
}
