import { useRef, useState } from 'react'
import { isRecord } from '../../../schemas/is-record.ts'
import { withoutEmpty } from '../../contract/form-values.ts'
import type { FormHost } from '../form-host.ts'
import type { Failure } from './failure.ts'
import type { FormStore } from './form-store.ts'
import { forgetUnsent } from './unsent-store.ts'

interface SubmissionOptions {
  /** Key of the form. */
  formKey: string
  host: FormHost
  store: FormStore
  /** Whether the values are kept after a submission. */
  keepsValues: boolean | undefined
  onDone: (result: unknown) => void
  onFailure: (failure: Failure) => void
}

/** Submits a form, one submission at a time, and handles success and failure. */
export function useSubmission({ formKey, host, store, keepsValues, onDone, onFailure }: SubmissionOptions) {
  const [isPending, setIsPending] = useState(false)
  // React state is updated too late for the second click of a double click.
  const isUnderWay = useRef(false)

  async function submit(formData: unknown): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsPending(true)
    try {
      const filled = withoutEmpty(formData)
      const result = await host.submit(isRecord(filled) ? filled : {})
      if (!keepsValues) {
        forgetUnsent(formKey)
        store.hidden.clear()
      }
      onDone(result)
    } catch (error) {
      const failure = host.describe(error)
      onFailure(failure)
      failure.followUp?.()
    } finally {
      isUnderWay.current = false
      setIsPending(false)
    }
  }
  return { isPending, submit }
}
