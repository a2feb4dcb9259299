import type { FormDefinition } from '../../contract/form.ts'
import type { Failure } from './failure.ts'

/** A form that was displayed until a newer version of it was. */
export interface ReplacedForm {
  schema: FormDefinition['schema']
  /** Why its last submission was not accepted. */
  failure?: Failure | undefined
}
