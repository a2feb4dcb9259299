import { expect, it } from 'vitest'
import contentType from './cms/src/api/document/content-types/document/schema.json' with { type: 'json' }
import { documentKinds } from '../../schemas/kinds/index.ts'

it('Strapi has every document kind, and no others', () => {
  expect(contentType.attributes.kind.enum.toSorted()).toEqual(Object.keys(documentKinds).sort())
})
