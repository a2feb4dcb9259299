import type { RJSFSchema } from '@rjsf/utils'
import { type JsonSchema } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { schemaIn } from '../../../schemas/documents/localized.ts'
import type { SiteLanguage } from '../../../schemas/locale.ts'
import { siteLocales } from '../site-locales.ts'
import type { FieldLabels } from './labels/field-labels.ts'

/*
 * Keywords of a form contract besides those of JSON Schema: `localized`: one value per language, side by
 * side; `free`: any value, edited as JSON; `branch`: name of the choice that this alternative belongs to;
 * `generated`: an id that the Studio makes and nobody reads.
 */

/** What fields are drawn with: their labels, and the languages of texts. */
interface Drawing extends FieldLabels {
  locales: readonly SiteLanguage[]
}

/**
 * A contract prepared for the form renderer, with names and help texts in the language of the Studio. `of`: the block
 * type that it describes.
 */
export function fieldSchema(
  contract: unknown,
  labels: FieldLabels,
  omitted: readonly string[] = [],
  locales: readonly SiteLanguage[] = siteLocales(),
  of?: string,
): RJSFSchema {
  if (!isRecord(contract)) return { type: 'object', free: true }
  const drawn = node(contract, { ...labels, locales }, undefined, of)
  if (omitted.length === 0 || !isRecord(drawn['properties'])) return drawn
  const kept = Object.entries(drawn['properties']).filter(([name]) => !omitted.includes(name))
  return { ...drawn, properties: Object.fromEntries(kept), elsewhere: omitted }
}

/** `parent`: the block type or field that the fields of an object belong to. */
function node(schema: JsonSchema, labels: Drawing, name?: string, parent?: string): RJSFSchema {
  const { description } = schema
  const texts = {
    ...(name !== undefined && { title: labels.nameOf(name, parent) }),
    ...(typeof description === 'string' && { description: labels.helpOf(description) }),
  }
  if (Array.isArray(schema['anyOf'])) {
    // Rows of a list have no name; their choice would be called "items-1".
    const title = texts.title ?? labels.nameOf('kind')
    return { ...texts, title, ...alternatives(schema['anyOf'], labels, texts.title, name ?? parent) }
  }
  if (Array.isArray(schema['enum'])) return { ...options(schema, labels, name), ...texts, type: 'string' }
  if (schema['type'] === 'array') return { ...schema, ...texts, items: inner(schema['items'], labels, name) }
  if (schema['localized'] === true) return { ...schema, ...texts, properties: languages(schema, labels) }
  if (schema['type'] === 'object') return { ...object(schema, labels, name ?? parent), ...texts }
  return isPlain(schema) ? { ...schema, ...texts } : { ...texts, type: 'object', free: true }
}

const isPlain = ({ type }: JsonSchema) =>
  type === 'string' || type === 'number' || type === 'integer' || type === 'boolean'

/** Rows of a list have no label of their own; `list`: name of the list. */
function inner(schema: unknown, labels: Drawing, list?: string): RJSFSchema {
  if (!isRecord(schema)) return { type: 'object', free: true }
  return Array.isArray(schema['enum'])
    ? { ...options(schema, labels, list), type: 'string' }
    : node(schema, labels, undefined, list)
}

/** The values of an enum with their labels. */
function options({ enum: values, ...rest }: JsonSchema, labels: Drawing, name = ''): RJSFSchema {
  const choices: unknown[] = Array.isArray(values) ? values : []
  return {
    ...rest,
    oneOf: choices
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map((value) => ({ const: value, title: labels.optionOf(name, String(value)) })),
  }
}

/** Each language is labelled with its own name. */
function languages(schema: JsonSchema, labels: Drawing): Record<string, RJSFSchema> {
  return Object.fromEntries(
    labels.locales.map(({ code, name }) => [code, { ...inner(schemaIn(schema, code), labels), title: name }]),
  )
}

function object(schema: JsonSchema, labels: Drawing, parent: string | undefined): RJSFSchema {
  const { properties, patternProperties, ...rest } = schema
  if (isRecord(patternProperties)) {
    const [values] = Object.values(patternProperties)
    const isFree = !isRecord(values) || Object.keys(values).length === 0
    return { type: 'object', ...(isFree ? { free: true } : { additionalProperties: inner(values, labels) }) }
  }
  const entries = Object.entries(isRecord(properties) ? properties : {})
  return {
    ...rest,
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, value]) => [name, isRecord(value) ? node(value, labels, name, parent) : {}]),
    ),
  }
}

/** The field that identifies the alternative, if every alternative has one. */
function discriminatorOf(branches: readonly RJSFSchema[]): string | undefined {
  const [first] = branches
  return Object.keys(first?.properties ?? {}).find((name) =>
    branches.every(({ properties }) => {
      const property: unknown = properties?.[name]
      return isRecord(property) && property['const'] !== undefined
    }),
  )
}

function alternatives(
  branches: readonly unknown[],
  labels: Drawing,
  title = '',
  parent?: string,
): RJSFSchema {
  const drawn = branches.filter(isRecord).map((branch): RJSFSchema => {
    const { title: own } = branch
    return {
      ...node(branch, labels, undefined, parent),
      branch: title,
      ...(typeof own === 'string' && { title: labels.helpOf(own) }),
    }
  })
  const discriminator = discriminatorOf(drawn)
  return {
    anyOf: drawn,
    ...(discriminator !== undefined && { discriminator: { propertyName: discriminator } }),
  }
}
