import { use, useEffect, useState } from 'react'
import type { Locale } from '../../../../schemas/locale.ts'
import { logProblem } from '../../../lib/log.ts'
import { GivenFormsContext } from './given-forms.ts'
import { loadForm, type ReadyForm } from './load-form.ts'

export type FormDocument = { status: 'loading' } | { status: 'failed' } | ReadyForm

/** The form, if it is given, or loads it after hydration. */
export function useFormDocument(locale: Locale, formKey: string) {
  const given = use(GivenFormsContext).get(formKey)
  const isGiven = given !== undefined
  const [attempt, setAttempt] = useState(0)
  const asked = `${locale}/${formKey}/${attempt}`
  const [answer, setAnswer] = useState<{ asked: string; document: FormDocument }>()

  useEffect(() => {
    if (isGiven) return
    const controller = new AbortController()
    void loadForm(locale, formKey, controller.signal)
      .catch((error: unknown): FormDocument => {
        if (!controller.signal.aborted) logProblem(`form ${formKey} did not load`, error)
        return { status: 'failed' }
      })
      .then((document) => {
        if (!controller.signal.aborted) setAnswer({ asked, document })
      })
    return () => controller.abort()
  }, [isGiven, locale, formKey, asked])

  const document: FormDocument = given ?? (answer?.asked === asked ? answer.document : { status: 'loading' })
  return { document, isGiven, retry: () => setAttempt(attempt + 1) }
}
