import { readFileSync } from 'node:fs'
import { isRecord } from '../../../schemas/is-record.ts'
import type { Locale } from '../../../schemas/locale.ts'

/** The body of a default document, such as `forms/login`. */
export function defaultBody(name: string): Readonly<Record<string, unknown>> {
  const document: unknown = JSON.parse(readFileSync(`schemas/defaults/${name}.json`, 'utf8'))
  if (!isRecord(document) || !isRecord(document['body'])) throw new Error(`${name} is no document`)
  return document['body']
}

function at(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return value[Number(name)]
    return isRecord(value) ? value[name] : undefined
  }, body)
}

/** A text of a default document: `documentText('forms/login', 'submit.label', 'uz')`. */
export function documentText(name: string, path: string, locale: Locale): string {
  const value = at(defaultBody(name), path)
  const text = isRecord(value) ? value[locale] : value
  if (typeof text !== 'string') throw new Error(`${name} has no text at ${path}`)
  return text
}

/** A text of the catalogue: `message('uz', 'header.login')`. */
export function message(locale: Locale, key: string): string {
  const text = at(defaultBody(`messages/${locale}`), key)
  if (typeof text !== 'string') throw new Error(`messages/${locale} has no ${key}`)
  return text
}

/** Label of a form field. */
export function fieldLabel(form: string, field: string, locale: Locale): string {
  return documentText(`forms/${form}`, `schema.properties.${field}.title`, locale)
}
