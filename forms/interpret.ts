import { format, Validator, type OutputUnit } from '@cfworker/json-schema'
import type { EngineError } from './contract/error-types.ts'
import type { Engine } from './contract/form-issues.ts'
import { formatsOf } from './contract/expand-validators.ts'
import { formatFunction } from './contract/formats.ts'
import { atPointer, type JsonSchema } from '../schemas/json-schema.ts'

/** Keywords that only repeat an error of a nested schema; ajv does not report them. */
const wrappers = [
  'properties',
  'patternProperties',
  'items',
  'additionalItems',
  'allOf',
  '$ref',
  'dependentSchemas',
  'prefixItems',
]

const missingProperty = /(?:required property|does not have) "(.*)"\.$/s

function toEngineError(unit: OutputUnit, schema: JsonSchema): EngineError {
  const { keyword, instanceLocation, keywordLocation, error } = unit
  const missing =
    keyword === 'required' || keyword === 'dependencies' ? missingProperty.exec(error)?.[1] : undefined
  return {
    keyword,
    // A URI fragment; ajv reports plain JSON pointers.
    instancePath: decodeURIComponent(instanceLocation.slice(1)),
    schemaPath: keywordLocation,
    parentSchema: atPointer(schema, keywordLocation.slice(0, keywordLocation.lastIndexOf('/'))),
    params: missing === undefined ? {} : { missingProperty: missing },
  }
}

function isReported(unit: OutputUnit, schema: JsonSchema): boolean {
  if (wrappers.includes(unit.keyword)) return false
  if (unit.keyword === 'additionalProperties') return atPointer(schema, unit.keywordLocation) === false
  // A dependency that is a schema repeats nested errors; a list of names reports the missing property.
  if (unit.keyword === 'dependencies') return missingProperty.test(unit.error)
  return true
}

/** A forbidden additional property is reported on the object, not on the property. */
function withoutRejectedProperties(units: readonly OutputUnit[], schema: JsonSchema): OutputUnit[] {
  return units.filter((unit, index) => {
    const before = units[index - 1]
    return !(
      unit.keyword === 'false' &&
      before?.keyword === 'additionalProperties' &&
      isReported(before, schema)
    )
  })
}

/** Index of the `oneOf` alternative that an error belongs to; null if it belongs to none. */
function alternativeOf(unit: OutputUnit, oneOf: OutputUnit): number | null {
  const start = `${oneOf.keywordLocation}/`
  if (!unit.keywordLocation.startsWith(start) || !unit.instanceLocation.startsWith(oneOf.instanceLocation))
    return null
  return Number.parseInt(unit.keywordLocation.slice(start.length), 10)
}

/** If several alternatives match, ajv stops at the second and reports nothing about the rest. */
function withoutLaterAlternatives(units: readonly OutputUnit[], schema: JsonSchema): OutputUnit[] {
  const lastOf = new Map<OutputUnit, number>()
  for (const oneOf of units.filter(({ keyword }) => keyword === 'oneOf')) {
    const alternatives = atPointer(schema, oneOf.keywordLocation)
    if (!Array.isArray(alternatives)) continue
    const failed = new Set(units.map((unit) => alternativeOf(unit, oneOf)))
    const [, second] = [...alternatives.keys()].filter((index) => !failed.has(index))
    if (second !== undefined) lastOf.set(oneOf, second)
  }
  return units.filter((unit) =>
    [...lastOf].every(([oneOf, last]) => (alternativeOf(unit, oneOf) ?? 0) <= last),
  )
}

function validatorOf(expanded: JsonSchema, stopsAtFirst: boolean): Validator {
  for (const name of formatsOf(expanded)) {
    const isValid = formatFunction(name)
    if (isValid) format[name] = isValid
  }
  // The interpreter modifies the schema it receives.
  return new Validator(structuredClone(expanded), '2019-09', stopsAtFirst)
}

/**
 * A function that tells whether values are valid by an expanded schema. Faster than `interpret`, which also
 * reports errors.
 */
export function createTest(expanded: JsonSchema): (values: unknown) => boolean {
  const validator = validatorOf(expanded, true)
  return (values) => validator.validate(values).valid
}

/**
 * Validates values by an expanded schema without compiling it, for schemas known only in the browser. Reports
 * the same errors as ajv.
 */
export function interpret(expanded: JsonSchema): Engine {
  const validator = validatorOf(expanded, false)
  const engine: Engine = (values) => {
    const { valid, errors } = validator.validate(values)
    engine.errors = withoutLaterAlternatives(withoutRejectedProperties(errors, expanded), expanded)
      .filter((unit) => isReported(unit, expanded))
      .map((unit) => toEngineError(unit, expanded))
    return valid
  }
  return engine
}
