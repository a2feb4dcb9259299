import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { pointerTo, type JsonSchema } from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { operationOf } from './block-keeps.ts'
import type { Keep } from './duty.ts'

/** The law's, in years. */
const minimumAge = 18

export interface FormField {
  name: string
  schema: JsonSchema
  isRequired: boolean
}

/** The fields that players see from the start. */
export function fieldsOf({ body: { schema } }: StoredDocument): FormField[] {
  if (!isRecord(schema) || !isRecord(schema['properties'])) return []
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
  return Object.entries(schema['properties']).flatMap(([name, field]) =>
    isRecord(field) ? [{ name, schema: field, isRequired: required.includes(name) }] : [],
  )
}

/** Keeps fields without which the operation cannot work; they stay required. */
export function requires(...names: readonly string[]): Keep[] {
  return names.map((name) => ({
    path: '/schema/required',
    lost: phrase`The field "${name}" is missing or optional`,
    fix: phrase`Add the field "${name}" again and make it required`,
    holds: (document) => fieldsOf(document).some((field) => field.name === name && field.isRequired),
  }))
}

/** Keeps the operation that a form sends. */
export function sends(operation: string): Keep {
  return {
    path: '/submit/operation',
    lost: phrase`The form no longer sends ${operation}`,
    fix: phrase`Choose the operation ${operation} again; make a new form for another purpose`,
    holds: (document) => operationOf(document) === operation,
  }
}

/** Keeps a choice with at least one of the options that `isEnough` accepts. */
export function offers(name: string, isEnough: (option: unknown) => boolean, needed: string): Keep {
  return {
    path: `${pointerTo('/schema/properties', name)}/oneOf`,
    lost: phrase`Players can no longer choose ${needed} in the field "${name}"`,
    fix: phrase`Add the option ${needed} again`,
    holds: (document) =>
      fieldsOf(document).some(({ name: own, schema }) => {
        const options: unknown = schema['oneOf']
        return (
          own === name &&
          Array.isArray(options) &&
          options.some((option: unknown) => isRecord(option) && isEnough(option['const']))
        )
      }),
  }
}

/** The fields in which a player agrees to the rules or proves to be an adult. */
export function bindingFields(document: StoredDocument): Pick<FormField, 'name' | 'schema'>[] {
  return fieldsOf(document).filter(
    ({ schema }) => mustBeTrue(schema) || (schema['validator'] === 'date' && isOldEnough(schema)),
  )
}

const mustBeTrue = ({ validator, const: value }: JsonSchema) =>
  validator === 'truthyCheckbox' || value === true

/** A checkbox that players must tick themselves. */
export const asksConsent: Keep = {
  path: '/schema/properties',
  isLaw: true,
  lost: phrase`Nobody would agree to the rules: the checkbox is missing, optional, already ticked or need not be ticked`,
  fix: phrase`Add a required checkbox with the validator truthyCheckbox, without a default`,
  holds: (document) =>
    fieldsOf(document).some(
      ({ schema, isRequired }) => isRequired && mustBeTrue(schema) && schema['default'] !== true,
    ),
}

/** A date of birth that only adults can give. */
export const adultsOnly: Keep = {
  path: '/schema/properties',
  isLaw: true,
  lost: phrase`Minors could register: the date of birth is missing, optional, filled in already or allows less than ${minimumAge} years`,
  fix: phrase`Add a required date field with the validator date and the latest date today-${minimumAge}y, without a default`,
  holds: (document) =>
    fieldsOf(document).some(
      ({ schema, isRequired }) =>
        isRequired && schema['validator'] === 'date' && isOldEnough(schema) && !isAnswered(schema),
    ),
}

/** Whether a field has an answer before the player gives one, or allows a single one. */
const isAnswered = (schema: JsonSchema) =>
  ['default', 'const', 'enum'].some((keyword) => schema[keyword] !== undefined)

/** Keeps fields whose answer has consequences without one: players must choose or tick it themselves. */
export function isLeftToPlayers(...names: readonly string[]): Keep[] {
  return names.map((name) => ({
    path: pointerTo('/schema/properties', name),
    lost: phrase`The field "${name}" is already answered or need not be ticked, so players could lock themselves out by mistake`,
    fix: phrase`Remove the default of the field "${name}"; a checkbox needs the validator truthyCheckbox`,
    holds: (document) =>
      fieldsOf(document).every(
        ({ name: own, schema }) =>
          own !== name || (!isAnswered(schema) && (schema['type'] !== 'boolean' || mustBeTrue(schema))),
      ),
  }))
}

/** Keeps a field in which players repeat another one. */
export function repeats(name: string, other: string): Keep {
  return {
    path: pointerTo('/schema/properties', name),
    lost: phrase`The field "${name}" may differ from "${other}", so a typing error would lock players out of their account`,
    fix: phrase`Set "sameAs" of the field "${name}" to "${other}" again`,
    holds: (document) =>
      fieldsOf(document).every(({ name: own, schema }) => own !== name || schema['sameAs'] === other),
  }
}

function isOldEnough({ formatMaximum }: JsonSchema): boolean {
  const years = /^today-(\d+)y$/.exec(String(formatMaximum))?.[1]
  return years !== undefined && Number(years) >= minimumAge
}
