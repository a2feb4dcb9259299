import { expect, test } from 'vitest'
import { say } from '../../../../schemas/phrase.ts'
import { convertSchema } from '../../../../forms/dialect/index.ts'
import { branchTexts } from '../../../../forms/proof/branch-text.ts'
import { solveForm } from '../../../../forms/proof/solve.ts'
import { checkForm, formOf } from '../../../../tests/support/content/issues-on-form.ts'

type Schema = Readonly<Record<string, unknown>>
const text = { type: 'string' }
const object = (properties: Schema, more: Schema = {}): Schema => ({ type: 'object', properties, ...more })

const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern)

/** The proof of a form: its states with their values, and its issues. */
async function proved(schema: Schema, fields = {}) {
  const form = formOf(schema)
  const { issues, proof } = await checkForm({ ...form, body: { ...form.body, ui: { fields } } })
  return {
    states: (proof?.states ?? []).map(({ branches, values }) => [branches.map((each) => say(each)), values]),
    issues: issues.map(({ severity, path, message }) => `${severity} ${path} ${message}`),
    isComplete: proof?.isComplete,
  }
}

test('entries beside one that a list must contain have states of their own', async () => {
  const entry = object(
    { kind: { ...text, enum: ['wage', 'other'] } },
    {
      required: ['kind'],
      if: { properties: { kind: { const: 'other' } }, required: ['kind'] },
      then: object({ note: text }, { required: ['note'] }),
    },
  )
  const list = { type: 'array', items: entry, contains: { properties: { kind: { const: 'wage' } } } }
  const { states, issues } = await proved(object({ list }, { required: ['list'] }))
  expect(issues).toEqual([])
  expect(states).toHaveLength(2)
  expect(states[1]?.[1]).toEqual({ list: [{ kind: 'wage' }, { kind: 'other', note: textLike(/./) }] })
})

test('a form without conditions has one state, in which all fields are filled in', async () => {
  const schema = object(
    {
      login: { ...text, pattern: '^[a-z]{3}-\\d{2}$' },
      age: { type: 'integer', minimum: 18 },
      price: { type: 'number', multipleOf: 0.25, exclusiveMinimum: 1 },
      consent: { type: 'boolean', validator: 'truthyCheckbox' },
      rows: {
        type: 'array',
        minItems: 2,
        items: object({ code: { ...text, minLength: 4 } }, { required: ['code'] }),
      },
      days: { type: 'array', uniqueItems: true, minItems: 2, items: { ...text, enum: ['a', 'b', 'c'] } },
      password: { ...text, validator: 'password', minLength: 8 },
      again: { ...text, validator: 'password', minLength: 8, sameAs: 'password' },
    },
    { required: ['consent'] },
  )
  const widget = 'password'
  const { states, issues } = await proved(schema, { password: { widget }, again: { widget } })
  expect(issues).toEqual([])
  expect(states).toEqual([
    [
      [],
      {
        login: 'aaa-00',
        age: 18,
        price: 1.25,
        consent: true,
        rows: [{ code: textLike(/.{4}/) }, { code: textLike(/.{4}/) }],
        days: ['a', 'b'],
        password: textLike(/.{8}/),
        again: textLike(/.{8}/),
      },
    ],
  ])
})

test('every combination of two conditions and an alternative is a state', async () => {
  const schema = object(
    { kind: { ...text, enum: ['person', 'company'] }, gift: { type: 'boolean' } },
    {
      required: ['kind'],
      allOf: [
        {
          if: object({ kind: { const: 'company' } }),
          then: object({ tax: { ...text, minLength: 9 } }, { required: ['tax'] }),
        },
        {
          if: object({ gift: { const: true } }, { required: ['gift'] }),
          then: object({ wish: text }, { required: ['wish'] }),
        },
      ],
      oneOf: [
        object({ mail: text }, { title: 'Mail', required: ['mail'] }),
        object({ phone: text }, { title: 'Phone', required: ['phone'] }),
      ],
    },
  )
  const { states, issues, isComplete } = await proved(schema)
  expect(issues).toEqual([])
  expect(isComplete).toBe(true)
  expect(states).toHaveLength(8)
  expect(states).toContainEqual([
    ['if "kind" is "company"', 'if "gift" is yes', 'alternative "Phone"'],
    {
      kind: 'company',
      gift: true,
      tax: textLike(/.{9}/),
      wish: textLike(/./),
      phone: textLike(/./),
    },
  ])
})

test('a combination of conditions that exclude each other is no state', async () => {
  const when = (kind: string, field: string) => ({
    if: object({ kind: { const: kind } }, { required: ['kind'] }),
    then: object({ [field]: text }, { required: [field] }),
  })
  const schema = object(
    { kind: { ...text, enum: ['a', 'b', 'c'] } },
    { required: ['kind'], allOf: [when('a', 'x'), when('b', 'y')] },
  )
  const { states, issues } = await proved(schema)
  expect(issues).toEqual([])
  expect(states.map(([branches]) => branches)).toEqual([
    ['unless "kind" is "a"', 'unless "kind" is "b"'],
    ['if "kind" is "a"', 'unless "kind" is "b"'],
    ['unless "kind" is "a"', 'if "kind" is "b"'],
  ])
})

test.each<[about: string, schema: Schema, issue: RegExp]>([
  [
    'a condition requires a field that does not exist',
    object(
      { kind: { ...text, enum: ['a', 'b'] } },
      { if: object({ kind: { const: 'b' } }, { required: ['kind'] }), then: { required: ['gone'] } },
    ),
    /^error \/schema\/then\/required The field "gone" \(if "kind" is "b"\) cannot be filled in: it is not part of the form$/,
  ],
  [
    'two conditions contradict each other',
    object(
      { old: { type: 'boolean' }, young: { type: 'boolean' }, age: { type: 'integer' } },
      {
        required: ['age'],
        allOf: [
          {
            if: object({ old: { const: true } }, { required: ['old'] }),
            then: object({ age: { minimum: 60 } }),
          },
          {
            if: object({ young: { const: true } }, { required: ['young'] }),
            then: object({ age: { maximum: 30 } }),
          },
        ],
      },
    ),
    /^error \/schema\/allOf\/0\/then\/properties\/age The field "age" \(if "old" is yes; if "young" is yes\) cannot be filled in: minimum 60 is more than maximum 30$/,
  ],
  [
    'an alternative cannot be told apart from another',
    { oneOf: [object({ mail: text }), object({ phone: text })] },
    /^error \/schema\/oneOf The form \(alternative "1"\) cannot be filled in: other alternatives accept the same values$/,
  ],
  [
    'a row of a list requires a pattern that no text matches',
    object(
      {
        rows: {
          type: 'array',
          minItems: 1,
          items: object({ a: { ...text, pattern: '^a$b' } }, { required: ['a'] }),
        },
      },
      { required: ['rows'] },
    ),
    /^error \/schema\/properties\/rows\/items\/properties\/a\/pattern The field "rows.0.a" .*: no text of an allowed length matches the pattern \^a\$b$/,
  ],
  [
    'two patterns exclude each other',
    object({ a: { ...text, pattern: '^a', allOf: [{ pattern: '^b' }] } }, { required: ['a'] }),
    /^error \/schema\/properties\/a\/pattern The field "a" .*: no text matches all of the patterns \^a, \^b$/,
  ],
  [
    'a pattern is longer than the field',
    object({ a: { ...text, pattern: '^\\d{6}$', maxLength: 4 } }, { required: ['a'] }),
    /^error \/schema\/properties\/a\/pattern .*no text of an allowed length matches the pattern/,
  ],
])('rejects a form in which %s, with the place', async (_about, schema, issue) => {
  const { issues } = await proved(schema)
  expect(issues).toContainEqual(expect.stringMatching(issue))
})

test.each<[about: string, schema: Schema, issue: RegExp]>([
  [
    'no value of a pattern with a back reference was found',
    object({ a: { ...text, pattern: '^(\\d{3})-\\1-\\b7$' } }, { required: ['a'] }),
    /^warning \/schema\/properties\/a The field "a" could not be filled in: no value was found$/,
  ],
  [
    'an optional field can only stay empty',
    object({ a: { ...text, minLength: 5, maxLength: 3 }, b: text }),
    /^warning \/schema\/properties\/a\/minLength The field "a" can only stay empty: minLength 5 is more than maxLength 3$/,
  ],
])('warns if %s', async (_about, schema, issue) => {
  const { issues } = await proved(schema)
  expect(issues).toEqual([expect.stringMatching(issue)])
})

test.each<[about: string, schema: Schema, path: string]>([
  [
    'a row',
    object({ rows: { type: 'array', items: object({ any: { title: 'Any' } }, { required: ['any'] }) } }),
    '/schema/properties/rows/items/properties/any',
  ],
  [
    'a branch',
    object(
      { kind: { ...text, enum: ['a', 'b'] } },
      {
        if: object({ kind: { const: 'b' } }, { required: ['kind'] }),
        then: object({ list: { type: 'array' } }, { required: ['list'] }),
      },
    ),
    '/schema/then/properties/list',
  ],
])('rejects a required field in %s that cannot be drawn', async (_about, schema, path) => {
  const { issues } = await proved(schema)
  expect(issues).toEqual([expect.stringMatching(`^error ${path} The field .* cannot be drawn`)])
})

test('leaves out optional fields that cannot be drawn, and says so', async () => {
  const { issues, states } = await proved(
    object({ a: text, any: {}, list: { type: 'array' } }, { required: ['a'] }),
  )
  expect(issues).toEqual([
    expect.stringMatching(/^warning \/schema\/properties\/any The form does not show .* "any"$/),
    expect.stringMatching(/^warning \/schema\/properties\/list The form does not show .* "list"$/),
  ])
  expect(states).toEqual([[[], { a: expect.any(String) }]])
})

test('a form of entries with free names has fields', async () => {
  const { issues } = await proved({ type: 'object', additionalProperties: { type: 'boolean' } })
  expect(issues).toEqual([])
})

test('rejects a dependency on a field that the form does not have', async () => {
  const { issues } = await proved(object({ card: text }, { dependencies: { card: ['zip'] } }))
  expect(issues).toEqual(['error /schema The field "card" requires "zip", which is not a field of the form'])
})

test('covers each condition of a form with too many combinations and says that there are more', () => {
  const names = Array.from({ length: 12 }, (_, index) => `f${index}`)
  const schema = object(Object.fromEntries(names.map((name) => [name, { type: 'boolean' }])), {
    allOf: names.map((name) => ({
      if: object({ [name]: { const: true } }, { required: [name] }),
      then: object({ [`${name}_more`]: text }, { required: [`${name}_more`] }),
    })),
  })
  // Without a time limit: on a busy machine it would be reached first.
  const { schema: converted } = convertSchema(schema)
  const { filled, traps, isComplete } = solveForm(converted, () => 0, 1)
  const textOf = branchTexts({ uz: converted, ru: converted })
  expect(traps).toEqual([])
  expect(isComplete).toBe(false)
  const met = new Set(filled.flatMap(({ branches }) => branches.map((branch) => say(textOf(branch)))))
  for (const name of names) expect(met).toContain(`if "${name}" is yes`)
})

test('a search that ends early never claims that a form cannot be filled in', () => {
  const fields = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`f${index}`, text]))
  const { schema } = convertSchema(
    object(
      { kind: text, ...fields },
      {
        required: ['kind', 'f1', 'f3'],
        if: object({ kind: { const: 'company' } }, { required: ['kind'] }),
        then: object({ tax: text }, { required: ['tax'] }),
      },
    ),
  )
  for (let deadline = 0; deadline < 60; deadline += 1) {
    let time = 0
    const { traps, unfillable } = solveForm(schema, () => time++, deadline)
    expect([traps, unfillable]).toEqual([[], []])
  }
})

/** A form with these steps, by the names of their fields. */
const stepped = (schema: Schema, steps: readonly (readonly string[])[]) => {
  const document = formOf(schema)
  const ui = { steps: steps.map((fields) => ({ title: { uz: 'a', ru: 'b' }, fields })) }
  return { ...document, body: { ...document.body, ui } }
}

test('a form with steps is filled in step by step, in every state', async () => {
  const schema = object(
    { kind: { ...text, enum: ['a', 'b'] }, name: text, age: { type: 'integer', default: 18 }, city: text },
    {
      required: ['kind', 'name'],
      if: { properties: { kind: { const: 'b' } }, required: ['kind'] },
      then: { required: ['city'] },
    },
  )
  const { issues, proof } = await checkForm(stepped(schema, [['kind'], ['name', 'city'], ['age']]))
  expect(issues).toEqual([])
  expect(proof).toMatchObject({ steps: 3, unproved: [], states: [{}, {}] })
})

test('a step that cannot be left before a later one is filled in is reported with the state', async () => {
  const schema = object(
    { name: text, isCompany: { type: 'boolean' }, note: text },
    {
      required: ['name'],
      if: { properties: { isCompany: { const: true } }, required: ['isCompany'] },
      then: { properties: { name: { maxLength: 9 } } },
      else: { properties: { name: { maxLength: 0 } } },
    },
  )
  const { issues, proof } = await checkForm(stepped(schema, [['name'], ['isCompany', 'note']]))
  expect(issues.map(({ message }) => message).join()).toMatch(/step 1 cannot be left/)
  expect(proof?.unproved).not.toEqual([])
  const together = await checkForm(stepped(schema, [['name', 'isCompany'], ['note']]))
  expect(together.issues.map(({ message }) => message).join()).not.toMatch(/cannot be left/)
})

test('an alternative, and a rule about several fields, may be completed in a later step', async () => {
  const schema = object(
    { mail: text, phone: text, note: text },
    { anyOf: [{ required: ['mail'] }, { required: ['phone'] }] },
  )
  const { issues, proof } = await checkForm(stepped(schema, [['mail'], ['note'], ['phone']]))
  expect(issues).toEqual([])
  expect(proof?.unproved).toEqual([])
})
