import { placementContract } from '../../src/studio/form-builder/model/field-placement-contract.ts'
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

/** The contract of a field's position and visibility, with all its options. */
export const samplePlace = placementContract(body, shown, 'Checked')
