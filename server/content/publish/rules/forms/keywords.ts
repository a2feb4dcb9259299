import { Ajv } from 'ajv'
import { explainErrors } from '../../../../../schemas/explain-errors.ts'
import {
  type Path,
  knownKeywords,
  formatsWithPattern,
  isPattern,
  uncheckedFormats,
  unicodePattern,
} from '../../../../../forms/dialect/index.ts'
import {
  formatFunction,
  formatNames,
  fieldValidator,
  fieldValidators,
  namedFields,
} from '../../../../../forms/index.ts'
import { toPointer, type JsonSchema } from '../../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../../schemas/is-record.ts'
import { phrase, quoted } from '../../../../../schemas/phrase.ts'
import { nearest } from '../../../../lib/nearest.ts'
import { at, rule } from '../rule.ts'
import { atSchema, inWritten } from './form-schema.ts'
import { keywordShapes } from './keyword-shapes.ts'

const hasRightShapes = new Ajv({ allErrors: true, strict: false, verbose: true, logger: false }).compile(
  keywordShapes,
)

/** Keywords of other tools that resemble one of JSON Schema. */
const foreignKeywords = [
  'example',
  'xml',
  'externalDocs',
  'discriminator',
  'options',
  'optional',
  'propertyOrder',
]

const isReserved = (keyword: string) =>
  foreignKeywords.includes(keyword) || !/^\$?[A-Za-z]{4,}$/.test(keyword)

const unknownKeywords = (schema: JsonSchema) =>
  Object.keys(schema)
    .filter((keyword) => !knownKeywords.includes(keyword))
    .map((keyword) => ({
      keyword,
      meant: isReserved(keyword) ? undefined : nearest(keyword, knownKeywords, keyword.length < 6 ? 1 : 2),
    }))

export const misspelledKeyword = rule({
  code: 'unknown-keyword',
  stage: 'keywords',
  on: 'form',
  severity: 'error',
  find: inWritten((schema, path) =>
    unknownKeywords(schema).flatMap(({ keyword, meant }) =>
      meant === undefined
        ? []
        : [
            atSchema(
              [...path, keyword],
              phrase`There is no keyword "${keyword}"`,
              phrase`Did you mean "${meant}"?`,
            ),
          ],
    ),
  ),
})

export const uselessKeyword = rule({
  code: 'unknown-keyword',
  stage: 'keywords',
  on: 'form',
  severity: 'warning',
  find: inWritten((schema, path) =>
    unknownKeywords(schema)
      .filter(({ meant }) => meant === undefined)
      .map(({ keyword }) => atSchema([...path, keyword], phrase`The keyword "${keyword}" has no effect`)),
  ),
})

/** Keywords with values that they cannot have. */
export const wrongKeyword = rule({
  code: 'contract',
  stage: 'keywords',
  on: 'form',
  severity: 'error',
  find: inWritten((schema, path) =>
    hasRightShapes(schema)
      ? []
      : explainErrors(hasRightShapes.errors ?? [], `/schema${toPointer(path)}`).map(
          ({ path: place, message, phrases = { message: quoted(message) } }) =>
            at(place, phrases.message, phrases.hint),
        ),
  ),
})

const knownFormats = [...formatNames(), ...formatsWithPattern, ...uncheckedFormats]

function unknownFormat({ format }: JsonSchema): { format: string; meant: string | undefined } | undefined {
  if (typeof format !== 'string' || knownFormats.includes(format) || formatFunction(format)) return undefined
  return { format, meant: nearest(format, knownFormats, 1) }
}

export const misspelledFormat = rule({
  code: 'unknown-format',
  stage: 'keywords',
  on: 'form',
  severity: 'error',
  find: inWritten((schema, path) => {
    const { format = '', meant } = unknownFormat(schema) ?? {}
    if (meant === undefined) return []
    return [
      atSchema([...path, 'format'], phrase`There is no format "${format}"`, phrase`Did you mean "${meant}"?`),
    ]
  }),
})

export const uncheckedFormat = rule({
  code: 'unknown-format',
  stage: 'keywords',
  on: 'form',
  severity: 'warning',
  find: inWritten((schema, path) => {
    const unknown = unknownFormat(schema)
    if (!unknown || unknown.meant !== undefined) return []
    return [
      atSchema(
        [...path, 'format'],
        phrase`The format "${unknown.format}" is not checked`,
        phrase`Known formats: ${knownFormats.join(', ')}`,
      ),
    ]
  }),
})

export const wrongPattern = rule({
  code: 'wrong-pattern',
  stage: 'keywords',
  on: 'form',
  severity: 'error',
  find: inWritten(({ pattern, patternProperties: named }, path) => {
    const sources: [unknown, Path][] = [
      [pattern, [...path, 'pattern']],
      ...(isRecord(named) ? Object.keys(named) : []).map((source): [unknown, Path] => [
        source,
        [...path, 'patternProperties', source],
      ]),
    ]
    return sources.flatMap(([source, place]) =>
      typeof source !== 'string' || isPattern(unicodePattern(source))
        ? []
        : [
            atSchema(
              place,
              phrase`${source} is not a regular expression`,
              phrase`Patterns are those of JavaScript with the flag u`,
            ),
          ],
    )
  }),
})

export const repeatedChoice = rule({
  code: 'repeated-choice',
  stage: 'keywords',
  on: 'form',
  severity: 'warning',
  find: inWritten(({ enum: values }, path) => {
    const texts = Array.isArray(values) ? values.map((value: unknown) => JSON.stringify(value)) : []
    const repeated = texts.find((text, index) => texts.indexOf(text) < index)
    if (repeated === undefined) return []
    return [atSchema([...path, 'enum'], phrase`The choice ${repeated} is listed more than once`)]
  }),
})

export const unknownValidator = rule({
  code: 'unknown-validator',
  stage: 'keywords',
  on: 'form',
  severity: 'error',
  find: inWritten(({ validator }, path) =>
    validator === undefined || fieldValidator(validator) !== undefined
      ? []
      : [
          atSchema(
            [...path, 'validator'],
            phrase`There is no validator named ${JSON.stringify(validator)}`,
            phrase`Validators: ${[...fieldValidators, ...Object.keys(namedFields)].join(', ')}`,
          ),
        ],
  ),
})

const bounded = ['date', 'sum']

export const uselessLimit = rule({
  code: 'useless-limit',
  stage: 'keywords',
  on: 'form',
  severity: 'error',
  find: inWritten((schema, path) => {
    const { validator } = schema
    const name = fieldValidator(validator)
    const isUnknown = validator !== undefined && name === undefined
    if (isUnknown || bounded.includes(name ?? '')) return []
    return ['formatMinimum', 'formatMaximum']
      .filter((keyword) => keyword in schema)
      .map((keyword) =>
        atSchema(
          [...path, keyword],
          phrase`"${keyword}" has an effect only beside the validator date or sum`,
        ),
      )
  }),
})
