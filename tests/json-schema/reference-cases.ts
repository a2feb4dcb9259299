import type { KeywordCase } from './keyword-cases.ts'

const text = { type: 'string' }
const draft = (name: string) => ({ $schema: `https://json-schema.org/draft/${name}/schema` })

/** References of every draft. */
export const referenceCases: readonly KeywordCase[] = [
  {
    about: 'a reference of the root',
    schema: { $ref: '#/$defs/a', $defs: { a: { required: ['b'] } } },
    valid: [{ b: 1 }],
    invalid: [{}],
  },
  {
    about: 'a reference to the root',
    schema: { properties: { a: { $ref: '#' } }, additionalProperties: false },
    valid: [{ a: { a: {} } }],
    invalid: [{ a: { b: 1 } }],
  },
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
    about: '$anchor',
    schema: { properties: { a: { $ref: '#name' } }, $defs: { b: { $anchor: 'name', ...text } } },
    valid: [{ a: 'x' }],
    invalid: [{ a: 1 }],
  },
  {
    about: 'an $id that is an anchor',
    schema: { properties: { a: { $ref: '#n' } }, definitions: { b: { $id: '#n', ...text } } },
    valid: [{ a: 'x' }],
    invalid: [{ a: 1 }],
  },
  {
    about: 'an $id that is an address',
    schema: { $id: 'https://a.example/b/c', items: { $ref: 'd' }, $defs: { x: { $id: 'd', ...text } } },
    valid: [['x']],
    invalid: [[1]],
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
  {
    about: '$dynamicRef',
    schema: {
      ...draft('2020-12'),
      $id: 'https://a.example/texts',
      $ref: 'list',
      $defs: {
        texts: { $dynamicAnchor: 'item', ...text },
        list: { $id: 'list', items: { $dynamicRef: '#item' }, $defs: { any: { $dynamicAnchor: 'item' } } },
      },
    },
    valid: [['a']],
    invalid: [[1]],
  },
]
