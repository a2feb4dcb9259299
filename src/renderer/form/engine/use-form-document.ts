import { useEffect, useState, type ComponentType } from 'react'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import type { Engine } from '../../../../schemas/forms/form-issues.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { fetchForm } from '../../../lib/data/content-client.ts'
import { logProblem } from '../../../lib/log.ts'
import { prepareOperation } from '../../actions.ts'
import type { SchemaFormProps } from '../schema-form.tsx'

export type FormDocument =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready'
      form: CompiledForm
      /** undefined: the schema is interpreted. */
      engine: Engine | undefined
      SchemaForm: ComponentType<SchemaFormProps>
    }

const importValidator = (url: string): Promise<unknown> => import(/* @vite-ignore */ url)

async function load(locale: Locale, formKey: string, signal: AbortSignal): Promise<FormDocument> {
  const document = fetchForm(locale, formKey, signal).then(async (form) => {
    const [validator] = await Promise.all([
      form.validatorUrl === null ? undefined : importValidator(form.validatorUrl),
      prepareOperation(form.submit.operation),
    ])
    return { form, validator }
  })
  const [{ form, validator }, { SchemaForm, createEngine }] = await Promise.all([
    document,
    import('../schema-form.tsx'),
  ])
  return {
    status: 'ready',
    form,
    engine: validator === undefined ? undefined : createEngine(validator),
    SchemaForm,
  }
}

/** Loads the form, its validator and the code to render and submit it, all at once after hydration. */
export function useFormDocument(locale: Locale, formKey: string) {
  const [attempt, setAttempt] = useState(0)
  const asked = `${locale}/${formKey}/${attempt}`
  const [answer, setAnswer] = useState<{ asked: string; document: FormDocument }>()

  useEffect(() => {
    const controller = new AbortController()
    void load(locale, formKey, controller.signal)
      .catch((error: unknown): FormDocument => {
        if (!controller.signal.aborted) logProblem(`form ${formKey} did not load`, error)
        return { status: 'failed' }
      })
      .then((document) => {
        if (!controller.signal.aborted) setAnswer({ asked, document })
      })
    return () => controller.abort()
  }, [locale, formKey, asked])

  const document: FormDocument = answer?.asked === asked ? answer.document : { status: 'loading' }
  return { document, retry: () => setAttempt(attempt + 1) }
}
