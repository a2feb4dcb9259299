/** Every reason that a content manager or a player can read is a complete sentence in their language. */
import { Ajv2019 } from 'ajv/dist/2019.js'
import { expect, test } from 'vitest'
import { TranslatableString } from '@rjsf/utils'
import dictionary from '../../schemas/defaults/dictionaries/default.json' with { type: 'json' }
import english from '../../schemas/defaults/messages/en-US.json' with { type: 'json' }
import russian from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import uzbek from '../../schemas/defaults/messages/uz.json' with { type: 'json' }
import { ApiError, apiErrorTypes } from '../../schemas/api/errors.ts'
import { Dictionary } from '../../schemas/documents/form.ts'
import { errorTypes } from '../../forms/contract/error-types.ts'
import { explainErrors, type SchemaError } from '../../schemas/explain-errors.ts'
import { defaultMessages } from '../../forms/contract/default-messages.ts'
import { expandValidators } from '../../forms/contract/expand-validators.ts'
import { formIssues } from '../../forms/contract/form-issues.ts'
import { formatNames } from '../../forms/contract/formats.ts'
import { fieldValidators } from '../../forms/contract/validators.ts'
import { messageOf } from '../../forms/contract/messages.ts'
import type { Issue } from '../../schemas/issue.ts'
import { isPhrase, type Phrase } from '../../schemas/phrase.ts'
import { mergeMessages } from '../../src/lib/data/compile-form.ts'
import { convertSchema } from '../../forms/dialect/index.ts'
import { knownKeywords } from '../../forms/dialect/keywords.ts'
import { formatsWithPattern } from '../../forms/dialect/patterns.ts'
import { createI18n } from '../../src/lib/i18n/i18n.ts'
import { interpret } from '../../forms/interpret.ts'
import { rjsfText } from '../../forms/react/compound/rjsf-texts.ts'
import { describeFailure } from '../../src/renderer/form/failure.ts'
import phrasesRu from '../../src/studio/issues/phrases.ru.json' with { type: 'json' }
import fieldTexts from '../../src/studio/fields/labels/field-texts.json' with { type: 'json' }
import { fieldLabels } from '../../src/studio/fields/labels/field-labels.ts'
import { issueTranslator } from '../../src/studio/issues/translate-issue.ts'
import { createFormAjv } from '../../forms/compile/compile-form-validator.ts'
import { trusted } from '../../server/content/model/contracts.ts'
import { rulesOf } from '../../server/content/publish/rules/index.ts'
import { formOf, issuesOfRules } from '../support/content/issues-on-form.ts'
import { testForm } from '../support/show-form.tsx'

/** Remains of templates, and messages as ajv writes them. */
const unfilled =
  /%\d|\$\$|\{\{|\{\d+\}|\bundefined\b|\[object|\bNaN\b|must (?:NOT|be (?:string|equal|number|integer|array|object|[<>])|have required|match (?:pattern|format))/

/** A sentence has words. */
const sentence = /^(?=.*\s).*\p{L}{3}/su

const translated = new Set([...Object.keys(phrasesRu), ...Object.keys(fieldTexts.help)])

/** The texts of a phrase that are in no catalogue. A bare value, such as a name, needs none. */
function untranslated({ text, values }: Phrase, isInner = false): string[] {
  const inner = values.flatMap((value) => (isPhrase(value) ? untranslated(value, true) : []))
  if (isInner && text === '{0}') return inner
  return translated.has(text) || /^[{}\d\s;()]*$/.test(text) ? inner : [text, ...inner]
}

const translators = (['en', 'ru', 'uz'] as const).map((language) =>
  issueTranslator(language, fieldLabels(language).helpOf),
)

function expectToBeReadable(issue: Issue) {
  const { phrases } = issue
  expect(phrases && untranslated(phrases.message), issue.message).toEqual([])
  for (const translate of translators) {
    const { message, hint = '' } = translate(issue)
    expect(message).toMatch(sentence)
    for (const text of [message, hint]) expect(text).not.toMatch(unfilled)
  }
}

const wrongValues = [null, '(', -1, 1.5, {}, [], [{}], true, [1, 1], { a: 1 }, { '(': {} }]

const keywordIssues = (schema: Readonly<Record<string, unknown>>) =>
  issuesOfRules(rulesOf('keywords'), formOf(schema))

test.each(knownKeywords)('publishing explains every wrong value of the keyword %s', async (keyword) => {
  for (const value of wrongValues)
    for (const issue of await keywordIssues({ type: 'object', properties: { a: { [keyword]: value } } })) {
      expect(issue.path).toMatch(/^\/schema\/properties\/a/)
      expectToBeReadable(issue)
    }
})

test.each([
  ['an unknown keyword', { propertyOrder: 1 }],
  ['a misspelt keyword', { maxLenght: 1 }],
  ['an unknown format', { format: 'inn' }],
  ['a misspelt format', { format: 'emial' }],
  ['an unknown validator', { validator: 'inn' }],
  ['a useless limit', { formatMinimum: '1' }],
])('publishing explains %s', async (_about, field) => {
  const issues = await keywordIssues({ properties: { a: field } })
  expect(issues).not.toEqual([])
  issues.forEach(expectToBeReadable)
})

/** For each keyword of JSON Schema a schema and a value that violates it. */
const violations: readonly [keyword: string, schema: Record<string, unknown>, value: unknown][] = [
  ['type', { type: ['string', 'null'] }, 1],
  ['enum', { enum: ['a', 'b'] }, 'c'],
  ['const', { const: 'a' }, 'c'],
  ['minLength', { minLength: 3 }, 'a'],
  ['maxLength', { maxLength: 3 }, 'abcd'],
  ['pattern', { pattern: '^a' }, 'b'],
  ['format', { format: 'email' }, 'b'],
  ['minimum', { minimum: 3 }, 1],
  ['maximum', { maximum: 3 }, 4],
  ['exclusiveMinimum', { exclusiveMinimum: 3 }, 3],
  ['exclusiveMaximum', { exclusiveMaximum: 3 }, 3],
  ['multipleOf', { multipleOf: 3 }, 4],
  ['minItems', { minItems: 3 }, []],
  ['maxItems', { maxItems: 0 }, [1]],
  ['uniqueItems', { uniqueItems: true }, [1, 1]],
  ['items', { items: [{}], additionalItems: false }, [1, 2]],
  ['contains', { contains: { const: 1 } }, [2]],
  ['maxContains', { contains: { const: 1 }, maxContains: 1 }, [1, 1]],
  ['unevaluatedItems', { items: [{}], unevaluatedItems: false }, [1, 2]],
  ['minProperties', { minProperties: 2 }, { a: 1 }],
  ['maxProperties', { maxProperties: 0 }, { a: 1 }],
  ['required', { required: ['a'] }, {}],
  ['dependentRequired', { dependentRequired: { a: ['b'] } }, { a: 1 }],
  ['dependencies', { dependencies: { a: ['b'] } }, { a: 1 }],
  ['propertyNames', { propertyNames: { pattern: '^b' } }, { a: 1 }],
  ['additionalProperties', { properties: { b: {} }, additionalProperties: false }, { a: 1 }],
  ['unevaluatedProperties', { unevaluatedProperties: false }, { a: 1 }],
  ['not', { not: { const: 1 } }, 1],
  ['a schema that is false', { properties: { a: false } }, { a: 1 }],
  ['anyOf', { anyOf: [{ const: 1 }, { type: 'string' }] }, 2],
  ['oneOf without a match', { oneOf: [{ const: 1 }, { type: 'string' }] }, 2],
  ['oneOf with several matches', { oneOf: [{ minimum: 1 }, { type: 'number' }] }, 2],
  ['if', { if: { minimum: 1 }, then: { maximum: 0 } }, 2],
]

test.each(violations)('the Studio explains a violation of %s', (_keyword, schema, value) => {
  const ajv = new Ajv2019({ allErrors: true, verbose: true, strict: false, logger: false })
  ajv.addFormat('email', /@/)
  const validate = ajv.compile(schema)
  expect(validate(value)).toBe(false)
  const errors: readonly SchemaError[] = validate.errors ?? []
  for (const error of errors) explainErrors([error], '/body').forEach(expectToBeReadable)
  for (const issue of explainErrors(errors, '/body')) expect(issue.path).toMatch(/^\/body/)
})

const catalogues = { uz: uzbek.body, ru: russian.body, 'en-US': english.body } as const
const { entries } = trusted(Dictionary, dictionary.body, 'dictionary/default')
const messages = { uz: mergeMessages(entries, [], 'uz'), ru: mergeMessages(entries, [], 'ru') }
const messagesIn = (locale: 'uz' | 'ru') => messages[locale]

/** Messages in Russian and Uzbek with the default dictionary, from both engines. */
function playerMessages(schema: Record<string, unknown>, ...values: readonly unknown[]): string[] {
  const { schema: converted } = convertSchema({ type: 'object', properties: { a: schema }, required: ['a'] })
  const expanded = expandValidators(converted)
  const engines = [createFormAjv(expanded).compile(expanded), interpret(expanded)]
  return (['uz', 'ru'] as const).flatMap((locale) =>
    engines.flatMap((engine) =>
      values.flatMap((value) =>
        formIssues(expanded, engine, { a: value }, messagesIn(locale)).map(({ message }) => message),
      ),
    ),
  )
}

function expectSentences(messages: readonly string[]) {
  for (const message of messages) {
    expect(message).toMatch(/\p{L}{3}/u)
    expect(message).not.toMatch(unfilled)
    expect(message).not.toMatch(/(?:Min|Max|Wrong|Field|Enter|Insert|The|Please)\b/)
    // A limit that is missing leaves a gap.
    expect(message).not.toMatch(/\s{2}|\s$/)
  }
}

test.each(violations)('a player reads a sentence for a violation of %s', (_keyword, schema, value) => {
  const messages = playerMessages(schema, value)
  expect(messages.length).toBeGreaterThan(0)
  expectSentences(messages)
})

const formats = [...formatNames(), ...formatsWithPattern]
test.each(formats)('a player reads a sentence for a wrong %s', (format) => {
  expectSentences(playerMessages({ type: 'string', format }, '\u0000 not a value \\'))
})

test.each(fieldValidators)('a player reads a sentence for a wrong value of the validator %s', (validator) => {
  const limits = [{}, { formatMinimum: '2030-01-01' }, { formatMaximum: '1' }, { minLength: 3, maxLength: 5 }]
  const values = ['', '0', 'ж @', '123456789', 5, true, 'x'.repeat(3000)]
  for (const limit of limits) {
    const schema = { type: ['string', 'integer', 'boolean'], validator, ...limit }
    expectSentences(playerMessages(schema, ...values))
  }
})

test.each(['uz', 'ru'] as const)(
  'no error type has a gap or an English text in %s, whatever is known of it',
  (locale) => {
    const limits = [{}, { min: 1 }, { max: 9 }, { min: 1, max: 9 }]
    for (const code of errorTypes)
      for (const limit of limits)
        expectSentences([messageOf(messagesIn(locale), { path: ['a'], code, limits: limit, fields: 'A, B' })])
  },
)

test('an English default message has no gap either', () => {
  for (const code of errorTypes)
    expect(messageOf({}, { path: [], code, limits: {}, fields: 'A' })).not.toMatch(/\s{2}|\s$|: cannot/)
  expect(messageOf({}, { path: [], code: 'sumRange', limits: { min: 5 } })).toBe('Min value is 5')
  expect(Object.keys(defaultMessages).sort()).toEqual([...errorTypes].sort())
})

test.each(Object.entries(catalogues))(
  'a player reads a sentence for every error of the platform in %s',
  (locale, body) => {
    const { t } = createI18n(locale, body)
    const form = testForm(
      { type: 'object', properties: { a: { type: 'string', title: 'A' } } },
      locale === 'en-US' ? {} : { messages: messagesIn(locale === 'uz' ? 'uz' : 'ru') },
    )
    const reasons = [
      ...errorTypes,
      ...Object.keys(body.forms.reasons),
      'SOMETHING',
      { inner: 1 },
      ['minLength'],
      null,
    ]
    const answers = [{}, { reason: 'time_out' }, { b: 'taken' }, ...reasons.map((reason) => ({ a: reason }))]
    const failures = apiErrorTypes.flatMap((type) => [
      ...answers.map((data) => new ApiError(type, 'must be a string', data)),
      ...[403, 413].map((status) => new ApiError(type, 'must be a string', {}, status)),
    ])
    const texts = failures.flatMap((failure) => {
      const { message, issues } = describeFailure(form, failure, t)
      return [...(message === undefined ? [] : [message]), ...issues.map((issue) => issue.message)]
    })
    for (const text of new Set(texts)) {
      expect(text).toMatch(sentence)
      expect(text).not.toMatch(unfilled)
      expect(text).not.toMatch(/^(?:errors|forms)\./)
    }
  },
)

/** Texts that the fields of rjsf display; the others belong to its templates, which ours replace, or to the log. */
const displayed = [
  TranslatableString.YesLabel,
  TranslatableString.NoLabel,
  TranslatableString.OptionPrefix,
  TranslatableString.TitleOptionPrefix,
  TranslatableString.DeprecatedLabel,
  TranslatableString.InvalidObjectField,
  TranslatableString.NewStringDefault,
]

test.each(displayed)('the text of rjsf %j is not displayed in English', (text) => {
  for (const locale of ['ru', 'uz'] as const) {
    const said = rjsfText(createI18n(locale, catalogues[locale]).t, text, ['Ismi', '2'])
    expect(said).not.toBe(text)
    expect(said).not.toMatch(/%\d|\b(?:Yes|No|Option|Invalid|deprecated|New)\b/)
  }
})
