import { requiredContract } from '../../src/studio/form-builder/model/field-placement-contract.ts'

/** The contract of whether a field is required. */
export const samplePlace = requiredContract
