import { format, Validator, type OutputUnit } from '@cfworker/json-schema'
import type { Engine, EngineError } from '../../../schemas/forms/broken-rules.ts'
import { formatsOf } from '../../../schemas/forms/expand-validators.ts'
import { formatFunction } from '../../../schemas/forms/formats.ts'
import { atPointer, type JsonSchema } from '../../../schemas/forms/json-schema.ts'

/** Keywords that only repeat that something beneath them is wrong; ajv does not report them. */
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
    instancePath: instanceLocation.slice(1),
    parentSchema: atPointer(schema, keywordLocation.slice(0, keywordLocation.lastIndexOf('/'))),
    params: missing === undefined ? {} : { missingProperty: missing },
  }
}

function isReported(unit: OutputUnit, schema: JsonSchema): boolean {
  if (wrappers.includes(unit.keyword)) return false
  if (unit.keyword === 'additionalProperties') return atPointer(schema, unit.keywordLocation) === false
  // A dependency that is a schema; one that is a list of names says which is missing.
  if (unit.keyword === 'dependencies') return missingProperty.test(unit.error)
  return true
}

/** Of a refused additional property the object is told, not the property. */
function withoutRefusedProperties(units: readonly OutputUnit[], schema: JsonSchema): OutputUnit[] {
  return units.filter((unit, index) => {
    const before = units[index - 1]
    return !(
      unit.keyword === 'false' &&
      before?.keyword === 'additionalProperties' &&
      isReported(before, schema)
    )
  })
}

/**
 * Judges values by an expanded schema without compiling it: for schemas that are known only in the
 * browser. Reports what ajv would report.
 */
export function interpret(expanded: JsonSchema): Engine {
  for (const name of formatsOf(expanded)) {
    const judge = formatFunction(name)
    if (judge) format[name] = judge
  }
  // The interpreter writes into the schema that it is given.
  const validator = new Validator(structuredClone(expanded), '7', false)
  const engine: Engine = (values) => {
    const { valid, errors } = validator.validate(values)
    engine.errors = withoutRefusedProperties(errors, expanded)
      .filter((unit) => isReported(unit, expanded))
      .map((unit) => toEngineError(unit, expanded))
    return valid
  }
  return engine
}
