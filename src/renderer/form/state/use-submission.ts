import { isRecord } from '../../../../schemas/is-record.ts'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import { withoutEmpty } from '../../../../schemas/forms/form-values.ts'
import { isSessionOver } from '../../../lib/api/page-errors.ts'
import { runAction, runOperation, type OperationValues } from '../../actions.ts'
import { describeFailure, type Failure } from './failure.ts'
import type { FormStore } from './form-store.ts'
import { forgetUnsent } from './unsent-store.ts'

/** The player-facing explanation of a failure; undefined: that of the form. */
export type Explain = (error: unknown) => Pick<Failure, 'message' | 'remedy'> | undefined

interface SubmissionOptions {
  form: CompiledForm
  store: FormStore
  /** Converts the form's values to those of the operation. */
  payload: ((values: OperationValues) => OperationValues) | undefined
  explain: Explain | undefined
  /** Whether the values are kept after a submission. */
  keepsValues: boolean | undefined
  onDone: ((result: unknown) => void) | undefined
  onFailure: (failure: Failure) => void
}

/** Submits a form, one submission at a time, and handles success and failure. */
export function useSubmission({
  form,
  store,
  payload,
  explain,
  keepsValues,
  onDone,
  onFailure,
}: SubmissionOptions) {
  const { t } = useTranslation()
  const [isPending, setIsPending] = useState(false)
  // React state is updated too late for the second click of a double click.
  const isUnderWay = useRef(false)

  async function submit(formData: unknown): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsPending(true)
    try {
      const filled = withoutEmpty(formData)
      const values = isRecord(filled) ? filled : {}
      const result = await runOperation(form.submit.operation, payload ? payload(values) : values)
      if (!keepsValues) {
        forgetUnsent(form.key)
        store.hidden.clear()
      }
      form.submit.onSuccess?.forEach(runAction)
      onDone?.(result)
    } catch (error) {
      const failure = {
        ...describeFailure(form, error, t),
        ...explain?.(error),
        needsLogin: isSessionOver(error),
      }
      onFailure(failure)
      failure.actions.forEach(runAction)
    } finally {
      isUnderWay.current = false
      setIsPending(false)
    }
  }
  return { isPending, submit }
}
