import rjsfLibrary from 'fast-uri'
import { expect, test } from 'vitest'
import schemaUri from './schema-uri.ts'

const roots = ['https://a.uz/forms/person.json', 'https://a.uz/forms/', 'urn:example:person', 'person.json']
const references = [
  '#/definitions/name',
  'name.json',
  'https://b.uz/x.json#/$defs/y',
  'urn:example:other',
  '#',
]

test.each(roots.flatMap((root) => references.map((reference): [string, string] => [root, reference])))(
  'resolves references like the library of rjsf: %s, %s',
  (root, reference) => {
    // A relative reference to an address without a path has no meaning.
    if (root.startsWith('urn:') && reference === 'name.json') return
    expect(schemaUri.equal(schemaUri.resolve(root, reference), rjsfLibrary.resolve(root, reference))).toBe(
      true,
    )
    expect(schemaUri.resolve(root, reference).replace(/#$/, '')).toBe(
      rjsfLibrary.resolve(root, reference).replace(/#$/, ''),
    )
  },
)

test('compares addresses like the library of rjsf', () => {
  const addresses = [
    ...roots,
    'HTTPS://A.uz/forms/person.json',
    'https://a.uz/forms/../forms/person.json',
    'other.json',
  ]
  for (const one of addresses)
    for (const other of addresses)
      expect(schemaUri.equal(one, other), `${one} ${other}`).toBe(rjsfLibrary.equal(one, other))
})
