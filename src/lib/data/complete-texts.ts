import { isLocalized, type Localized } from '../../../schemas/documents/localized.ts'
import type { KindDefinition } from '../../../schemas/kinds/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { fallbackChain, isBuiltIn, type Locale, type LocaleDefinition } from '../../../schemas/locale.ts'
import { mapSchemaValues } from './compile-form.ts'

/** For each added language, the languages whose texts complete it, in this order. */
type Chains = readonly (readonly [Locale, readonly Locale[]])[]

const isMissing = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '')

function completeValue(value: unknown, chains: Chains): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => completeValue(item, chains))
  if (!isRecord(value)) return value
  if (isLocalized(value)) return completeLocalized(value, chains)
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, completeValue(entry, chains)]),
  )
}

export function completeLocalized<Value>(value: Localized<Value>, chains: Chains): Localized<Value> {
  const completed = { ...value }
  for (const [locale, chain] of chains) {
    const source = chain.find((code) => !isMissing(value[code]))
    const text = source === undefined ? undefined : value[source]
    if (text !== undefined) completed[locale] = text
  }
  return completed
}

/** Fields of a form may have the names of languages. */
function completeForm({ schema, ui, ...rest }: Readonly<Record<string, unknown>>, chains: Chains) {
  const complete = (value: unknown) => completeValue(value, chains)
  const { fields, ...layout } = isRecord(ui) ? ui : {}
  const completedFields =
    isRecord(fields) &&
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, complete(field)]))
  return {
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, complete(value)])),
    ...(isRecord(schema) && { schema: mapSchemaValues(schema, complete) }),
    ...(isRecord(ui) && {
      ui: {
        ...Object.fromEntries(Object.entries(layout).map(([name, value]) => [name, complete(value)])),
        ...(completedFields && { fields: completedFields }),
      },
    }),
  }
}

export function chainsOf(locales: readonly LocaleDefinition[]): Chains {
  return locales
    .filter(({ code }) => !isBuiltIn(code))
    .map(({ code }) => [code, fallbackChain(locales, code)] as const)
}

/**
 * The body of a document, with texts that an added language lacks from its fallbacks. `texts`: how its kind keeps them.
 */
export function completeBody(
  texts: KindDefinition['texts'],
  body: Readonly<Record<string, unknown>>,
  locales: readonly LocaleDefinition[],
): Readonly<Record<string, unknown>> {
  const chains = chainsOf(locales)
  // Catalogues have one language each.
  if (chains.length === 0 || texts === 'catalogue') return body
  if (texts === 'form') return completeForm(body, chains)
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, completeValue(value, chains)]))
}
