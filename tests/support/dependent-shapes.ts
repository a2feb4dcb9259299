import type { RJSFSchema } from '@rjsf/utils'

const text = { type: 'string' } as const
/** Schemas whose fields depend on each other, for comparisons with stock rjsf. */
export const dependentShapes: Record<string, RJSFSchema> = {
  'a condition and defaults': {
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { type: 'string', enum: ['person', 'company'], default: 'person' },
      city: { ...text, default: 'Toshkent', maxLength: 8 },
    },
    if: { properties: { kind: { const: 'company' } }, required: ['kind'] },
    then: { required: ['tax'], properties: { tax: { ...text, minLength: 2 }, floor: { type: 'integer' } } },
    else: { properties: { name: text } },
  },
  'a condition that text brings about': {
    type: 'object',
    properties: { code: text, inner: { type: 'object', properties: { word: text } } },
    if: { properties: { code: { const: '12' } }, required: ['code'] },
    then: { required: ['gift'], properties: { gift: text } },
  },
  'conditions that bring about conditions': {
    type: 'object',
    properties: { kind: { type: 'string', enum: ['a', 'b'], default: 'a' } },
    allOf: [
      {
        if: { properties: { kind: { const: 'b' } }, required: ['kind'] },
        then: { properties: { level: { type: 'string', enum: ['low', 'high'], default: 'low' } } },
      },
      {
        if: { properties: { level: { const: 'high' } }, required: ['level'] },
        then: { required: ['why'], properties: { why: { ...text, default: 'so' } } },
      },
    ],
  },
  'a condition within a group': {
    type: 'object',
    properties: {
      pay: {
        type: 'object',
        properties: { kind: { type: 'string', enum: ['a', 'b'] }, note: text },
        if: { properties: { kind: { const: 'b' } }, required: ['kind'] },
        then: { properties: { sum: { type: 'integer', default: 5 } } },
        else: { properties: { place: text } },
      },
    },
  },
  'lists of fields': {
    type: 'object',
    // Stock rjsf demands an optional list, too.
    required: ['people'],
    properties: {
      people: {
        type: 'array',
        minItems: 1,
        maxItems: 4,
        items: { type: 'object', required: ['name'], properties: { name: text, age: { type: 'integer' } } },
      },
      tags: { type: 'array', default: ['a'], items: text },
    },
  },
  alternatives: {
    type: 'object',
    properties: { note: text },
    oneOf: [
      { title: 'Mail', required: ['mail'], properties: { mail: text } },
      { title: 'Phone', required: ['phone'], properties: { phone: text, hour: { type: 'integer' } } },
    ],
  },
  'alternatives within a group': {
    type: 'object',
    properties: {
      pay: {
        type: 'object',
        anyOf: [
          { title: 'Card', required: ['card'], properties: { card: { ...text, minLength: 2 } } },
          { title: 'Cash', properties: { place: { ...text, default: 'kassa' } } },
        ],
      },
    },
  },
  dependencies: {
    type: 'object',
    properties: { card: text, plan: { type: 'string', enum: ['a', 'b'] } },
    dependencies: {
      card: { required: ['holder'], properties: { holder: text } },
      plan: {
        oneOf: [
          { properties: { plan: { enum: ['a'] }, cups: { type: 'integer' } } },
          { properties: { plan: { enum: ['b'] }, name: text }, required: ['name'] },
        ],
      },
    },
  },
}
