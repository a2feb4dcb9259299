import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import { isRecord } from '../../../schemas/forms/json-schema.ts'
import { withoutEmpty } from '../../../schemas/forms/form-values.ts'
import { runAction, runOperation, type OperationValues } from '../actions.ts'
import { describeFailure, type Failure } from './failure.ts'

interface SubmissionOptions {
  form: CompiledForm
  /** Makes the operation's values of the form's. */
  payload: ((values: OperationValues) => OperationValues) | undefined
  onDone: ((result: unknown) => void) | undefined
  onFailure: (failure: Failure) => void
}

/** Sends a form: once at a time, with what follows success or refusal. */
export function useSubmission({ form, payload, onDone, onFailure }: SubmissionOptions) {
  const { t } = useTranslation()
  const [isPending, setIsPending] = useState(false)
  // State alone comes too late for the second click of a double click.
  const isUnderWay = useRef(false)

  async function submit(formData: unknown): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsPending(true)
    try {
      const filled = withoutEmpty(formData)
      const values = isRecord(filled) ? filled : {}
      const result = await runOperation(form.submit.operation, payload ? payload(values) : values)
      form.submit.onSuccess?.forEach(runAction)
      onDone?.(result)
    } catch (error) {
      const failure = describeFailure(form, error, t)
      onFailure(failure)
      failure.actions.forEach(runAction)
    } finally {
      isUnderWay.current = false
      setIsPending(false)
    }
  }
  return { isPending, submit }
}
