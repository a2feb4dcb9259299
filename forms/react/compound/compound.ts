import { isRecord } from '../../../schemas/is-record.ts'
import type { FormKind } from '../engine/form-code.ts'
import { asJson } from '../engine/form-validator.ts'
import { CompoundForm } from './compound-form.tsx'
import { displayedValues } from './displayed-values.ts'
import { rjsfValidator } from './rjsf-validator.ts'
import { unfilledRemover } from './unfilled.ts'

/** Forms with lists, groups, alternatives, references or files. They need rjsf. */
export const compound: FormKind = {
  Fields: CompoundForm,
  createSendable(schema) {
    const validator = rjsfValidator(schema)
    const root = isRecord(schema) ? { ...schema } : {}
    const withoutUnfilled = unfilledRemover(validator, root)
    return (values) => {
      const known = asJson(values)
      return withoutUnfilled(displayedValues(validator, root, isRecord(known) ? known : {}))
    }
  },
}
