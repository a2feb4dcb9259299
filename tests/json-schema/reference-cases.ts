import type { KeywordCase } from './keyword-cases.ts'

const text = { type: 'string' }
const draft = (name: string) => ({ $schema: `https://json-schema.org/draft/${name}/schema` })

/** References that the JSON Schema Test Suite has no tests for. */
export const referenceCases: readonly KeywordCase[] = [
  {
    about: 'keywords beside a reference',
    schema: { properties: { a: { $ref: '#/$defs/a', maxLength: 2 } }, $defs: { a: text } },
    valid: [{ a: 'xy' }],
    invalid: [{ a: 'xyz' }, { a: 1 }],
  },
  {
    about: 'a reference into properties',
    schema: {
      properties: { a: text, 'b/c %': { $ref: '#/properties/a' }, d: { $ref: '#/properties/b~1c%20%25' } },
    },
    valid: [{ a: 'x', d: 'y' }],
    invalid: [{ d: 1 }, { 'b/c %': 1 }],
  },
  {
    about: 'id of draft-04',
    schema: {
      $schema: 'http://json-schema.org/draft-04/schema#',
      id: 'https://a.example/',
      items: { $ref: 'x.json' },
      definitions: { x: { id: 'x.json', ...text } },
    },
    valid: [['x']],
    invalid: [[1]],
  },
  {
    about: '$recursiveRef',
    schema: {
      ...draft('2019-09'),
      $id: 'https://a.example/strict',
      $recursiveAnchor: true,
      $ref: 'tree',
      unevaluatedProperties: false,
      $defs: {
        tree: {
          $id: 'tree',
          $recursiveAnchor: true,
          properties: { name: text, child: { $recursiveRef: '#' } },
        },
      },
    },
    valid: [{ name: 'a', child: { name: 'b' } }],
    invalid: [{ child: { nmae: 'b' } }],
  },
]
