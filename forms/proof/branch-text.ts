/** Says in words what leads to a state of a form, with the labels of its fields in the languages of the site. */
import { fieldLabel, fieldText } from '../contract/field-labels.ts'
import { dereference, schemaOfField, type JsonSchema } from '../../schemas/json-schema.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { defaultLocale, type Locale } from '../../schemas/locale.ts'
import { phrase, type Phrase, type SiteText } from '../../schemas/phrase.ts'
import { listOf } from './parts.ts'
import { asSchemas, type Branch, type Path } from './worlds.ts'

/** The schema of a form in each language; they differ in their texts only. */
export type SchemaByLocale = Readonly<Record<Locale, JsonSchema>> & { readonly [defaultLocale]: JsonSchema }

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Limits, and how to say them. */
const limits: readonly [keyword: string, say: (label: SiteText | string, limit: number) => Phrase][] = [
  ['minimum', (label, limit) => phrase`"${label}" is at least ${limit}`],
  ['maximum', (label, limit) => phrase`"${label}" is at most ${limit}`],
  ['exclusiveMinimum', (label, limit) => phrase`"${label}" is more than ${limit}`],
  ['exclusiveMaximum', (label, limit) => phrase`"${label}" is less than ${limit}`],
  ['minLength', (label, limit) => phrase`"${label}" has at least ${limit} characters`],
  ['maxLength', (label, limit) => phrase`"${label}" has at most ${limit} characters`],
  ['minItems', (label, limit) => phrase`"${label}" has at least ${limit} entries`],
  ['maxItems', (label, limit) => phrase`"${label}" has at most ${limit} entries`],
]

const joined = (parts: readonly Phrase[], join: (left: Phrase, right: Phrase) => Phrase): Phrase[] => {
  const [first, ...others] = parts
  return first ? [others.reduce(join, first)] : []
}
const all = (parts: readonly Phrase[]) => joined(parts, (left, right) => phrase`${left} and ${right}`)
const any = (parts: readonly Phrase[]) => joined(parts, (left, right) => phrase`${left} or ${right}`)

/** The conditions around a part, from the outermost. */
type Entered = readonly JsonSchema[]
/** Conditions deeper than this would be texts that nobody reads. */
const deepest = 4

/** Pairs the parts of two schemas that differ in their texts only. */
function pair(one: unknown, other: unknown, pairs: WeakMap<object, unknown>): void {
  if (typeof one !== 'object' || one === null || pairs.has(one)) return
  pairs.set(one, other)
  for (const [key, value] of Object.entries(one))
    pair(value, typeof other === 'object' && other !== null ? Reflect.get(other, key) : undefined, pairs)
}

/** Says what the branches of a form are. */
export function branchTexts(schemas: SchemaByLocale): (branch: Branch) => Phrase {
  const root = schemas[defaultLocale]
  const others = Object.entries(schemas).filter(([locale]) => locale !== defaultLocale)

  function inLanguages(textIn: (schema: JsonSchema, locale: Locale) => string): string | SiteText {
    const own = textIn(root, defaultLocale)
    const texts = {
      ...Object.fromEntries(others.map(([locale, schema]) => [locale, textIn(schema, locale)])),
      [defaultLocale]: own,
    }
    return Object.values(texts).every((text) => text === own) ? own : texts
  }
  const labelOf = (path: Path) => inLanguages((schema) => fieldLabel(schema, path))

  /** A value as the form displays it. */
  function valueOf(path: Path, value: unknown): Phrase {
    if (typeof value === 'boolean') return value ? phrase`yes` : phrase`no`
    const words = { yes: '', no: '' }
    const text = inLanguages(
      (schema) => fieldText(schemaOfField(schema, path), value, words) ?? JSON.stringify(value),
    )
    return phrase`"${text}"`
  }
  const anyOf = (path: Path, values: readonly unknown[]) => any(values.map((value) => valueOf(path, value)))

  function denied(condition: JsonSchema, path: Path, within: Entered): Phrase[] {
    const { const: value, enum: values, required, ...others } = condition
    const label = labelOf(path)
    const isOnly = Object.keys(others).every((keyword) => keyword === 'type')
    if (isOnly && 'const' in condition) return [phrase`"${label}" is not ${valueOf(path, value)}`]
    if (isOnly && Array.isArray(values))
      return anyOf(path, values).map((text) => phrase`"${label}" is not ${text}`)
    const [name, ...more] = listOf(required).map(String)
    if (isOnly && name !== undefined && more.length === 0)
      return [phrase`"${labelOf([...path, name])}" is empty`]
    return all(describe(condition, path, within)).map((text) => phrase`it is not true that ${text}`)
  }

  /**
   * A condition about the value at `path`: parts that must all be true. A condition inside itself, as in trees, is not
   * described again.
   */
  function describe(given: unknown, path: Path, around: Entered = []): Phrase[] {
    const condition = dereference(root, given) ?? {}
    if (around.includes(condition) || around.length > deepest)
      return [phrase`"${labelOf(path)}" meets a condition`]
    const within = [...around, condition]
    const { const: value, enum: values, properties, required, pattern, contains } = condition
    const label = labelOf(path)
    const fields = isRecord(properties) ? Object.entries(properties) : []
    const filledIn = listOf(required)
      .map(String)
      .filter((name) => !fields.some(([other]) => other === name))
    const listed = asSchemas(listOf(condition['allOf']))
    const options = [...asSchemas(listOf(condition['anyOf'])), ...asSchemas(listOf(condition['oneOf']))]
    const found = [
      ...('const' in condition ? [phrase`"${label}" is ${valueOf(path, value)}`] : []),
      ...(Array.isArray(values) ? anyOf(path, values).map((text) => phrase`"${label}" is ${text}`) : []),
      ...(typeof pattern === 'string' ? [phrase`"${label}" matches the pattern ${pattern}`] : []),
      ...limits.flatMap(([keyword, say]) => {
        const limit = condition[keyword]
        return isNumber(limit) ? [say(label, limit)] : []
      }),
      ...fields.flatMap(([name, schema]) => describe(schema, [...path, name], within)),
      ...filledIn.map((name) => phrase`"${labelOf([...path, name])}" is filled in`),
      ...(isRecord(contains)
        ? all(describe(contains, [...path, '0'], within)).map(
            (text) => phrase`"${label}" has an entry for which ${text}`,
          )
        : []),
      ...(isRecord(condition['not']) ? denied(condition['not'], path, within) : []),
      ...listed.flatMap((part) => describe(part, path, within)),
      ...any(options.flatMap((part) => all(describe(part, path, within)))),
    ]
    return found.length === 0 && path.length > 0 ? [phrase`"${label}" meets a condition`] : found
  }

  const pairs = Object.fromEntries(
    Object.entries(schemas).map(([locale, schema]) => {
      const own = new WeakMap<object, unknown>()
      pair(root, schema, own)
      return [locale, own]
    }),
  )

  function titleOf({ schema, keyword, part }: Branch): string | SiteText {
    const place = Number(part)
    const alternative = listOf(schema[keyword])[place]
    return inLanguages((inLanguage, locale) => {
      const own = isRecord(alternative) ? pairs[locale]?.get(alternative) : undefined
      const { title } = dereference(inLanguage, own) ?? {}
      return typeof title === 'string' ? title : String(place + 1)
    })
  }

  return (branch) => {
    const { schema, keyword, part, at, isEmpty } = branch
    if (keyword === 'dependencies') {
      const label = labelOf([...at, String(part)])
      return isEmpty ? phrase`"${label}" is empty` : phrase`"${label}" is filled in`
    }
    if (keyword !== 'if') return phrase`alternative "${titleOf(branch)}"`
    const [text = phrase`always`] = all(describe(schema['if'], at))
    return part === 'then' ? phrase`if ${text}` : phrase`unless ${text}`
  }
}
