import { Ajv } from 'ajv'
import { explainErrors } from '../../../../schemas/explain-errors.ts'
import {
  everySubschema,
  type Path,
  knownKeywords,
  formatsWithPattern,
  isPattern,
  uncheckedFormats,
  unicodePattern,
} from '../../../../forms/dialect/index.ts'
import {
  formatFunction,
  formatNames,
  fieldValidator,
  fieldValidators,
  namedFields,
} from '../../../../forms/index.ts'
import { toPointer, type JsonSchema } from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { errorAt, warningAt, type Issue } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { keywordShapes } from './keyword-shapes.ts'
import { nearest } from '../../../lib/nearest.ts'

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

function unknownKeyword(keyword: string, path: Path): Issue[] {
  if (knownKeywords.includes(keyword)) return []
  const at = toPointer([...path, keyword])
  const meant = isReserved(keyword) ? undefined : nearest(keyword, knownKeywords, keyword.length < 6 ? 1 : 2)
  return meant === undefined
    ? [warningAt(at, 'unknown-keyword', phrase`The keyword "${keyword}" has no effect`)]
    : [
        errorAt(
          at,
          'unknown-keyword',
          phrase`There is no keyword "${keyword}"`,
          phrase`Did you mean "${meant}"?`,
        ),
      ]
}

const knownFormats = [...formatNames(), ...formatsWithPattern, ...uncheckedFormats]

function unknownFormat(format: unknown, path: Path): Issue[] {
  if (typeof format !== 'string' || knownFormats.includes(format) || formatFunction(format)) return []
  const at = toPointer([...path, 'format'])
  const meant = nearest(format, knownFormats, 1)
  return meant === undefined
    ? [
        warningAt(
          at,
          'unknown-format',
          phrase`The format "${format}" is not checked`,
          phrase`Known formats: ${knownFormats.join(', ')}`,
        ),
      ]
    : [
        errorAt(
          at,
          'unknown-format',
          phrase`There is no format "${format}"`,
          phrase`Did you mean "${meant}"?`,
        ),
      ]
}

function wrongPatterns({ pattern, patternProperties: named }: JsonSchema, path: Path): Issue[] {
  const sources: [unknown, Path][] = [
    [pattern, [...path, 'pattern']],
    ...(isRecord(named) ? Object.keys(named) : []).map((source): [unknown, Path] => [
      source,
      [...path, 'patternProperties', source],
    ]),
  ]
  return sources.flatMap(([source, at]) =>
    typeof source !== 'string' || isPattern(unicodePattern(source))
      ? []
      : [
          errorAt(
            toPointer(at),
            'wrong-pattern',
            phrase`${source} is not a regular expression`,
            phrase`Patterns are those of JavaScript with the flag u`,
          ),
        ],
  )
}

function repeatedChoices({ enum: values }: JsonSchema, path: Path): Issue[] {
  const texts = Array.isArray(values) ? values.map((value: unknown) => JSON.stringify(value)) : []
  const repeated = texts.find((text, at) => texts.indexOf(text) < at)
  if (repeated === undefined) return []
  const at = toPointer([...path, 'enum'])
  return [warningAt(at, 'repeated-choice', phrase`The choice ${repeated} is listed more than once`)]
}

const bounded = ['date', 'sum']

function wrongValidator(schema: JsonSchema, path: Path): Issue[] {
  const { validator } = schema
  const name = fieldValidator(validator)
  if (validator !== undefined && name === undefined)
    return [
      errorAt(
        toPointer([...path, 'validator']),
        'unknown-validator',
        phrase`There is no validator named ${JSON.stringify(validator)}`,
        phrase`Validators: ${[...fieldValidators, ...Object.keys(namedFields)].join(', ')}`,
      ),
    ]
  return ['formatMinimum', 'formatMaximum']
    .filter((keyword) => keyword in schema && !bounded.includes(name ?? ''))
    .map((keyword) =>
      errorAt(
        toPointer([...path, keyword]),
        'useless-limit',
        phrase`"${keyword}" has an effect only beside the validator date or sum`,
      ),
    )
}

/** Reports unknown keywords, and keywords with values that they cannot have, where they stand. */
export function keywordIssues(schema: JsonSchema): Issue[] {
  return everySubschema(schema).flatMap(({ schema: inner, path }) => [
    ...Object.keys(inner).flatMap((keyword) => unknownKeyword(keyword, path)),
    ...(hasRightShapes(inner) ? [] : explainErrors(hasRightShapes.errors ?? [], toPointer(path))),
    ...unknownFormat(inner['format'], path),
    ...wrongPatterns(inner, path),
    ...repeatedChoices(inner, path),
    ...wrongValidator(inner, path),
  ])
}
