import type { ComponentType } from 'react'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import type { Engine } from '../../../forms/index.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { retryImport } from '../../lib/browser/retry-import.ts'
import { fetchForm } from '../../lib/data/content-client.ts'
import { prepareOperation } from '../actions.ts'
import { loadFormCode, type FormCode } from '../../../forms/react/index.ts'
import type { DocumentFormProps } from './document-form.tsx'

/** A form document with everything that is needed to render it. */
export interface ReadyForm {
  status: 'ready'
  form: CompiledForm
  /** undefined: the schema is interpreted. */
  engine: Engine | undefined
  code: FormCode
  DocumentForm: ComponentType<DocumentFormProps>
}

const importValidator = (url: string): Promise<unknown> => retryImport(() => import(/* @vite-ignore */ url))

/**
 * Loads a form, its validator and the code to render and submit it, all at once.
 * @param isExtended whether a module adds to its schema in the browser
 */
export async function loadForm(
  locale: Locale,
  formKey: string,
  isExtended: boolean,
  signal?: AbortSignal,
): Promise<ReadyForm> {
  const document = fetchForm(locale, formKey, signal).then(async (form) => {
    const [validator, code] = await Promise.all([
      form.validatorUrl === null ? undefined : importValidator(form.validatorUrl),
      loadFormCode(form, form.validatorUrl !== null && !isExtended),
      prepareOperation(form.submit.operation),
    ])
    return { form, validator, code }
  })
  const [{ form, validator, code }, { DocumentForm, createEngine }] = await Promise.all([
    document,
    import('./document-form.tsx'),
  ])
  return {
    status: 'ready',
    form,
    engine: validator === undefined ? undefined : createEngine(validator),
    code,
    DocumentForm,
  }
}
