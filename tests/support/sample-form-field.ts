import { Type } from 'typebox'
import {
  requiredContract,
  visibilityContract,
} from '../../src/studio/form-builder/model/field-placement-contract.ts'
import { readFields, type FormBody } from '../../src/studio/form-builder/model/form-fields.ts'

const body: FormBody = {
  schema: {
    type: 'object',
    properties: { kind: { type: 'boolean' } },
    allOf: [
      {
        if: { properties: { kind: { const: true } }, required: ['kind'] },
        then: { properties: { name: { type: 'string' } } },
      },
    ],
  },
}
const [, shown] = readFields(body)
if (!shown) throw new Error('no field is shown under a condition')

/** The contracts of whether a field is required and when it is shown, with all their options. */
export const samplePlace = Type.Object({
  ...requiredContract.properties,
  ...visibilityContract(body, shown, 'Checked').properties,
})
