import { describe, expect, it } from 'vitest'
import { Form } from '../../../../schemas/documents/form.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { compiledEngine } from '../../../../tests/support/content/form-engines.ts'
import { resolveSchema } from '../../../lib/data/compile-form.ts'
import { fits } from '../../../../server/content/model/contracts.ts'
import { setCondition, decidingFields } from './condition-changes.ts'
import type { FieldCondition, FieldTest } from '../../../../forms/contract/show-if.ts'
import { removalConsequences, removeField } from './field-removal.ts'
import { renameField } from './field-rename.ts'
import { displayOrder, formLists } from './field-order.ts'
import { fieldOfPointer, fieldOutline } from './field-outline.ts'
import { say } from '../../../../schemas/phrase.ts'
import { lacksTexts, renderableForm } from '../preview/renderable-form.ts'
import { partsInJson } from './form-fields.ts'
import { beginStep, joinableStep, joinStep, canBeginStep } from './form-steps.ts'
import { builtInLocales } from '../../../../schemas/locale.ts'
import {
  changed,
  title,
  names,
  sampleForm,
  field,
  at,
  shownWhen,
} from '../../../../tests/support/sample-form.ts'

const when = (...tests: FieldTest[]): FieldCondition => ({ match: 'all', tests })
const company = { field: 'kind', value: 'company' }
const secret = { field: 'password', value: 'secret' }

describe('a condition', () => {
  it.each(['all', 'any'] as const)('of several fields is stored and read again: %s', (match) => {
    const shown = setCondition(sampleForm, field('company'), { match, tests: [company, secret] })
    expect(field('company', shown).condition).toEqual({ match, tests: [company, secret] })
    expect(field('company', shown).isRequired).toBe(true)
    expect(displayOrder(shown)).toEqual(displayOrder(sampleForm))
    expect(partsInJson(shown)).toEqual([['schema', 'allOf', 0]])
    const back = setCondition(shown, field('company', shown), when(company))
    expect(at(back, 'schema', 'allOf', 1)).toEqual(at(sampleForm, 'schema', 'allOf', 0))
  })

  it.each([
    ['all', [false, true, true, true]],
    ['any', [false, false, false, true]],
  ] as const)(
    'of several fields is evaluated by the validator that players load: %s',
    async (match, valid) => {
      const shown = setCondition(sampleForm, field('company'), { match, tests: [company, secret] })
      const schema = at(shown, 'schema')
      const engine = await compiledEngine(resolveSchema(isRecord(schema) ? schema : {}, 'ru'))
      const values = [
        { kind: 'company', password: 'secret' },
        { kind: 'company', password: 'another' },
        { kind: 'person', password: 'secret' },
        { kind: 'person', password: 'another' },
      ]
      expect(values.map((each) => engine(each))).toEqual(valid)
    },
  )

  it('of several fields is renamed and removed with each of them', () => {
    const shown = setCondition(sampleForm, field('company'), { match: 'any', tests: [company, secret] })
    const { body: renamed } = renameField(shown, field('password', shown), 'code')
    expect(field('company', renamed).condition).toEqual({
      match: 'any',
      tests: [company, { ...secret, field: 'code' }],
    })
    expect(removalConsequences(shown, field('kind', shown))).toMatchObject({ shown: [], fewer: ['company'] })
    const left = removeField(shown, field('kind', shown))
    expect(field('company', left).condition).toEqual(when(secret))
  })

  it('cannot depend in a circle, through any of several fields', () => {
    const shown = setCondition(sampleForm, field('company'), { match: 'any', tests: [company, secret] })
    const names = (id: string) => decidingFields(shown, field(id, shown)).map(({ name }) => name)
    expect(names('password')).not.toContain('company')
    expect(names('repeat')).toContain('company')
  })

  it('is read if it compares one field with one value, and left to JSON otherwise', () => {
    expect(field('company').condition).toEqual(when({ field: 'kind', value: 'company' }))
    expect(partsInJson(sampleForm)).toEqual([['schema', 'allOf', 1]])
    const schema = { type: 'object', properties: {}, dependencies: {}, ...shownWhen('a', 1, { b: {} }) }
    expect(partsInJson({ schema })).toEqual([['schema', 'dependencies']])
    expect(partsInJson({ schema: { ...schema, else: {} } })).toHaveLength(4)
  })

  it('is shared by fields, keeps their positions, and is removed with the last of them', () => {
    const condition = when({ field: 'kind', value: 'company' })
    const both = setCondition(sampleForm, field('repeat'), condition)
    expect(field('repeat', both).path).toEqual(['schema', 'allOf', 0, 'then', 'properties', 'repeat'])
    expect(displayOrder(both)).toEqual(displayOrder(sampleForm))
    const one = setCondition(both, field('company', both), null)
    const none = setCondition(one, field('repeat', one), null)
    expect(at(none, 'schema', 'allOf')).toEqual([at(sampleForm, 'schema', 'allOf', 1)])
    expect(at(none, 'schema', 'required')).toEqual(['kind', 'password', 'company'])
  })

  it('keeps the position of a field in a form without an order', () => {
    const unordered = changed(sampleForm, ['ui', 'order'], undefined)
    const before = displayOrder(unordered)
    expect(
      displayOrder(
        setCondition(unordered, field('password', unordered), when({ field: 'kind', value: 'x' })),
      ),
    ).toEqual(before)
  })

  it('cannot depend on a field that it shows', () => {
    expect(decidingFields(sampleForm, field('kind')).map(({ name }) => name)).toEqual(['password', 'repeat'])
  })
})

describe('steps', () => {
  it('begin at a field and can be joined again', () => {
    expect(canBeginStep(sampleForm, field('kind'))).toBe(false)
    const divided = beginStep(sampleForm, field('repeat'), title('New'))
    expect(at(divided, 'ui', 'steps', 1, 'fields')).toEqual(['password'])
    expect(at(divided, 'ui', 'steps', 2)).toEqual({ title: title('Again'), fields: ['repeat', 'address'] })
    expect(joinStep(divided, joinableStep(divided, field('repeat', divided)))).toEqual(sampleForm)
  })

  it('are added to a form without steps, and removed when a single one is left', () => {
    const whole = joinStep(sampleForm, 1)
    expect(at(whole, 'ui', 'steps')).toBeUndefined()
    const divided = beginStep(whole, field('password', whole), title('New'))
    expect(formLists(divided).map((list) => list.names)).toEqual([
      ['kind', 'company'],
      ['password', 'repeat', 'address'],
    ])
    expect(fits(Form, divided)).toBe(true)
  })
})

it('gives a step the title of its first field, or a default without one', () => {
  const whole = joinStep(sampleForm, 1)
  const divided = beginStep(whole, field('company', whole), title('New'))
  expect(formLists(divided).map((list) => list.title)).toEqual([title('Kind'), title('Company')])
  const nameless = changed(whole, ['schema', 'properties', 'password', 'title'], undefined)
  const other = beginStep(nameless, field('password', nameless), title('New'))
  expect(formLists(other)[1]?.title).toEqual(title('New'))
})

describe('the outline of a form', () => {
  it('shows its fields in display order, by steps, with the fields of groups', () => {
    const lists = fieldOutline(sampleForm, names)
    expect(lists.map(({ title: called, blocks }) => [called, blocks.map(({ id }) => id)])).toEqual([
      ['Step 1', ['kind', 'company']],
      ['Step 2', ['password', 'repeat', 'address']],
    ])
    expect(lists[1]?.blocks[2]?.slots[0]?.blocks.map(({ id }) => id)).toEqual([
      'address.city',
      'address.street',
    ])
    expect(lists[0]?.blocks[1]).toMatchObject({ title: 'Company', isConditional: true, isUnknown: false })
  })

  it('marks a field that it cannot edit', () => {
    const schema = { type: 'object', properties: { tags: { type: 'array', items: {} } } }
    expect(fieldOutline({ schema }, names)[0]?.blocks[0]).toMatchObject({ id: 'tags', isUnknown: true })
  })

  it.each([
    ['/schema/properties/address/properties/city/title', 'address.city'],
    ['/schema/allOf/0/then/properties/company', 'company'],
    ['/ui/fields/kind/width', 'kind'],
    ['/dictionary/1/validationDict/0/message/ru', 'kind'],
    ['/submit/label', undefined],
  ])('finds the field of an issue at %s', (pointer, id) => {
    expect(fieldOfPointer(sampleForm, pointer)?.id).toBe(id)
  })
})

it('explains why a form cannot be rendered', () => {
  const schema = { type: 'object', properties: { a: { type: 'string', pattern: '[' } } }
  const rejected = renderableForm({ ...sampleForm, schema }, builtInLocales)
  expect('reason' in rejected && rejected.reason && say(rejected.reason)).toMatch(
    /^\S*\[\S* is not a regular expression$/,
  )
  expect(renderableForm({}, builtInLocales)).toEqual({ reason: null })
})

it('a form in an added language has the texts of its fallback where its own are missing', () => {
  const kazakh = {
    code: 'kk',
    language: 'kk-Cyrl-KZ',
    name: 'Қазақша',
    dir: 'ltr',
    isDefault: false,
  } as const
  const locales = [...builtInLocales, { ...kazakh, fallback: 'ru' }]
  const properties = {
    one: { type: 'string', title: { uz: 'Bir', ru: 'Один' } },
    two: { type: 'string', title: { uz: 'Ikki', ru: 'Два', kk: 'Екі' } },
  }
  const form = { ...sampleForm, schema: { type: 'object', properties } }
  const drawable = renderableForm(form, locales)
  if (!('form' in drawable)) throw new Error('The form cannot be drawn')
  expect(drawable.form.schema['properties']).toMatchObject({
    one: { title: { kk: 'Один' } },
    two: { title: { kk: 'Екі' } },
  })
  expect(lacksTexts(form, kazakh)).toBe(true)
  expect(lacksTexts({ schema: { properties: { two: properties.two } } }, kazakh)).toBe(false)
})

it('an outline names fields in the language of the user', () => {
  const schema = { type: 'object', properties: { one: { type: 'string', title: { uz: 'Bir', ru: 'Один' } } } }
  const names = { outside: '', step: () => '', inGroup: '' }
  const titleIn = (locale?: string) =>
    fieldOutline({ schema }, { ...names, ...(locale !== undefined && { locale }) })[0]?.blocks[0]?.title
  expect([titleIn(), titleIn('ru'), titleIn('kk')]).toEqual(['Bir', 'Один', 'Bir'])
})
