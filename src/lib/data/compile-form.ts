import type { CompiledForm } from '../../../schemas/compiled.ts'
import type { Dictionary, DictionaryEntry, Form } from '../../../schemas/documents/form.ts'
import type { FormMessages } from '../../../forms/index.ts'
import type { FieldUi } from '../../../schemas/documents/form-ui.ts'
import { mapSubschemas, type JsonSchema } from '../../../schemas/json-schema.ts'
import { convertForm } from '../../../forms/dialect/index.ts'
import { isListKeyword, isMapKeyword, isSchemaKeyword, isValueKeyword } from '../../../forms/dialect/index.ts'
import { displayText, plainText, resolveLocale, resolvePlain } from '../../../schemas/documents/localized.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { localizeLinks } from '../urls/localize-links.ts'

/** A document of a kind, from any store. */
interface Source<Body> {
  key: string
  version: number
  body: Body
}

type FieldMessages = FormMessages[string]

/** The schema of a form in one language, in the dialect of the engine. */
export const convertFormIn = (
  { schema, ui, submit }: Pick<Form, 'schema' | 'ui' | 'submit'>,
  locale: Locale,
) => convertForm(withValidators(resolveSchema(schema, locale), ui.fields ?? {}), submit.field)

/** The validator of a field for an amount of money or a phone number, whose digits the mask counts. */
function validatorOf({ widget, from, prefix = '', mask }: FieldUi): JsonSchema {
  if (widget === 'money') return { validator: 'sum' }
  if (widget !== 'phone') return {}
  const places = mask?.replace(/[^#]/g, '').length ?? 0
  if (from !== undefined || places === 0) return { validator: 'phone' }
  return { validator: 'phone', pattern: `^${prefix.replace(/\W/g, '\\$&')}\\d{${places}}$` }
}

/** Fields whose widget reads a certain text get its validator if they have none, so that no other text is sent. */
function withValidators(schema: JsonSchema, fields: Record<string, FieldUi>, above = ''): JsonSchema {
  return mapSubschemas(schema, (inner, keyword, name = keyword) => {
    const isNamed = keyword === 'properties' || keyword === 'items'
    const path = isNamed ? above + name : above
    const field = isNamed && inner['validator'] === undefined ? fields[path] : undefined
    const mapped = withValidators(inner, fields, isNamed ? `${path}.` : above)
    return field ? { ...validatorOf(field), ...mapped } : mapped
  })
}

/** A form in one language, with all messages that it may need. `schema`: its converted schema, if it is known. */
export function compileForm(
  form: Source<Form>,
  shared: Source<Dictionary> | null,
  validator: string,
  locale: Locale,
  schema = convertFormIn(form.body, locale).schema,
): CompiledForm {
  const { title, ui, dictionary, strategy, submit, links = [] } = form.body
  return {
    key: form.key,
    version: `${form.version}.${shared?.version ?? 0}`,
    ...(title && { title: displayText(title, locale) }),
    schema,
    order: ui.order ?? propertyNames(schema),
    ...(ui.sections && { sections: resolveLocale(ui.sections, locale) }),
    ...(ui.steps && { steps: resolveLocale(ui.steps, locale) }),
    ...(ui.review && { review: true }),
    fields: mapValues(localizeLabels(ui.fields ?? {}, locale), ({ lock: _lock, ...field }) =>
      resolveLocale(field, locale),
    ),
    messages: mergeMessages(shared?.body.entries ?? [], dictionary, locale),
    strategy,
    submit: resolveLocale(submit, locale),
    links: resolveLocale(links, locale),
    validatorUrl: `/nfx/validators/${validator}.js`,
  }
}

/** Maps the values in a JSON Schema that may contain localized ones. Fields may have the names of languages. */
export function mapSchemaValues(
  schema: Readonly<Record<string, unknown>>,
  map: (value: unknown, keyword: string) => unknown,
): Record<string, unknown> {
  const inner = (value: unknown): unknown => (isRecord(value) ? mapSchemaValues(value, map) : value)
  const entries = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (isMapKeyword(keyword) && isRecord(value)) return [keyword, mapValues(value, inner)]
    if (isListKeyword(keyword) || isSchemaKeyword(keyword))
      return [keyword, Array.isArray(value) ? value.map(inner) : inner(value)]
    return [keyword, isValueKeyword(keyword, schema) ? value : map(value, keyword)]
  })
  return Object.fromEntries(entries)
}

/** The JSON Schema of a form in one language, as its author wrote it. */
export function resolveSchema(schema: Record<string, unknown>, locale: Locale): Record<string, unknown> {
  return mapSchemaValues(schema, (value, keyword) => {
    // An initial value is compared and sent, so it stays as written.
    const resolve = keyword === 'default' || keyword === 'examples' ? resolvePlain : resolveLocale
    return resolve<unknown>(value, locale)
  })
}

const mapValues = <Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([name, value]): [string, Result] => [name, map(value)]))

function propertyNames(schema: Record<string, unknown>): string[] {
  return isRecord(schema['properties']) ? Object.keys(schema['properties']) : []
}

function localizeLabels(fields: Record<string, FieldUi>, locale: Locale): Record<string, FieldUi> {
  const entries = Object.entries(fields).map(([name, field]): [string, FieldUi] => {
    const { richLabel } = field
    if (!richLabel) return [name, field]
    const label = localizeLinks(plainText(richLabel, locale), locale)
    return [name, { ...field, richLabel: { ...richLabel, [locale]: label } }]
  })
  return Object.fromEntries(entries)
}

/**
 * One lookup table of messages: by field, then `*`. The form's own messages take precedence over the shared
 * ones, and its messages for all fields also over shared messages for a specific field.
 */
export function mergeMessages(
  shared: readonly DictionaryEntry[],
  own: readonly DictionaryEntry[],
  locale: Locale,
): FormMessages {
  const sharedMessages = messagesByField(shared, locale)
  const ownMessages = messagesByField(own, locale)
  const fields = new Set(['*', ...Object.keys(sharedMessages), ...Object.keys(ownMessages)])
  return Object.fromEntries(
    [...fields].map((field): [string, FieldMessages] => [
      field,
      { ...sharedMessages[field], ...ownMessages['*'], ...ownMessages[field] },
    ]),
  )
}

function messagesByField(entries: readonly DictionaryEntry[], locale: Locale): FormMessages {
  const messages: Record<string, FieldMessages> = {}
  for (const { fieldName, validationDict, reasons = [] } of entries) {
    const messagesByCode = [
      ...validationDict.map(({ errorType, message }) => ({ code: errorType, message })),
      ...reasons.map(({ reason, message }) => ({ code: reason, message })),
    ].map(({ code, message }): [string, string] => [code, displayText(message, locale)])
    messages[fieldName] = { ...messages[fieldName], ...Object.fromEntries(messagesByCode) }
  }
  return messages
}
