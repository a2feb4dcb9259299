import type { ComponentType } from 'react'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import type { Engine } from '../../../../schemas/forms/form-issues.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { fetchForm } from '../../../lib/data/content-client.ts'
import { prepareOperation } from '../../actions.ts'
import type { SchemaFormProps } from '../schema-form.tsx'

/** A form document with everything that is needed to render it. */
export interface ReadyForm {
  status: 'ready'
  form: CompiledForm
  /** undefined: the schema is interpreted. */
  engine: Engine | undefined
  SchemaForm: ComponentType<SchemaFormProps>
}

const importValidator = (url: string): Promise<unknown> => import(/* @vite-ignore */ url)

/** Loads a form, its validator and the code to render and submit it, all at once. */
export async function loadForm(locale: Locale, formKey: string, signal?: AbortSignal): Promise<ReadyForm> {
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
