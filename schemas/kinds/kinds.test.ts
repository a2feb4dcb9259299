import { expect, test } from 'vitest'
import { isRecord } from '../is-record.ts'
import { kindNames, kindOf } from './index.ts'

/** A misspelled field would be read as a missing one, without an error. */
test.each(kindNames)('names only fields that the contract of %s has', (kind) => {
  const { body, blocks = [], addressField = [], describedField = [] } = kindOf(kind)
  const properties: unknown = Reflect.get(body, 'properties')
  const known = isRecord(properties) ? Object.keys(properties) : []
  expect(known).toEqual(expect.arrayContaining([...blocks, addressField, describedField].flat()))
})
