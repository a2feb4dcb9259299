import { Ajv } from 'ajv'
import { Type, type TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { blockIssues } from './block-issues.ts'

const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false, verbose: true })
function errorsOf(schema: TSchema, value: unknown) {
  const validate = ajv.compile(schema)
  return validate(value) ? [] : (validate.errors ?? [])
}

const text = { version: 2, props: Type.Object({ text: Type.String() }), slots: {} }
const columns = {
  version: 1,
  props: Type.Object({}),
  slots: {
    left: { description: 'Left', allowed: ['Text'], maxItems: 1 },
    right: { description: 'Right' },
  },
}
const registry = new Map(Object.entries({ Text: text, Columns: columns }))

const issuesOf = (blocks: unknown, kind: 'page' | 'menu' = 'page') =>
  blockIssues(kind, { blocks }, { registry, errorsOf }).map(({ path, code, message, hint }) =>
    hint === undefined ? [path, code, message] : [path, code, message, hint],
  )
const block = (type: string, more: object = {}) => ({ id: 'a', type, version: 1, props: {}, ...more })
const valid = block('Text', { version: 2, props: { text: 'a' } })

describe('blocks', () => {
  it('may be valid, empty or of a document without blocks', () => {
    expect(issuesOf([valid, block('Columns', { slots: { left: [valid], right: [valid, valid] } })])).toEqual(
      [],
    )
    expect(issuesOf([])).toEqual([])
    expect(issuesOf(undefined)).toEqual([])
    expect(issuesOf(['no block'], 'menu')).toEqual([])
  })

  it('must have the form of a block', () => {
    expect(issuesOf([valid, 'text'])).toEqual([['/blocks/1', 'contract', 'Must be an object, is text']])
  })

  it('must be in the registry', () => {
    expect(issuesOf([block('Gone')])).toEqual([
      ['/blocks/0/type', 'unknown-component', 'There is no component "Gone"', 'Available: Text, Columns'],
    ])
  })

  it('must not be newer than the build', () => {
    expect(issuesOf([block('Text', { version: 3 })])).toEqual([
      ['/blocks/0/version', 'newer-version', 'Written for version 3 of Text; this build supports 2'],
    ])
  })

  it('must match their contract, unless they are migrated first', () => {
    expect(issuesOf([block('Text', { version: 2, props: { text: 1 } })])).toEqual([
      ['/blocks/0/props/text', 'contract', 'Must be text, is a number'],
    ])
    expect(issuesOf([block('Text', { props: { text: 1 } })])).toEqual([])
  })
})

describe('blocks in slots', () => {
  it('must fit into a known slot', () => {
    const slots = { left: [valid, block('Columns')], toString: [valid] }
    expect(issuesOf([block('Columns', { slots })])).toEqual([
      ['/blocks/0/slots/left', 'too-many-blocks', 'Has 2 blocks; at most 1 are allowed'],
      ['/blocks/0/slots/left/1/type', 'disallowed-block', 'Columns is not allowed here', 'Allowed: Text'],
      ['/blocks/0/slots/toString', 'unknown-slot', 'Columns has no slot "toString"'],
    ])
  })

  it('are checked at any depth', () => {
    const inner = block('Columns', { slots: { right: [block('Gone')] } })
    expect(issuesOf([block('Columns', { slots: { right: [inner] } })]).map(([path]) => path)).toEqual([
      '/blocks/0/slots/right/0/slots/right/0/type',
    ])
  })

  it('of an invalid block are checked, too', () => {
    const invalid = { type: 'Columns', slots: { right: [block('Gone')] } }
    expect(issuesOf([invalid]).map(([path]) => path)).toContain('/blocks/0/slots/right/0/type')
  })
})
