import { expect, it } from 'vitest'
import contentType from './cms/src/api/document/content-types/document/schema.json' with { type: 'json' }
import { documentContracts } from '../../schemas/documents/index.ts'

it('Strapi has every document kind, and no others', () => {
  expect(contentType.attributes.kind.enum).toEqual(Object.keys(documentContracts))
})
