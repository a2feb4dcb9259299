import type { ComponentType } from 'react'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import type { Engine } from '../../../../schemas/forms/form-issues.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { retryImport } from '../../../lib/browser/retry-import.ts'
import { fetchForm } from '../../../lib/data/content-client.ts'
import { prepareOperation } from '../../actions.ts'
import type { FormCode } from './form-code.ts'
import type { SchemaFormProps } from '../schema-form.tsx'

/** A form document with everything that is needed to render it. */
export interface ReadyForm {
  status: 'ready'
  form: CompiledForm
  /** undefined: the schema is interpreted. */
  engine: Engine | undefined
  code: FormCode
  SchemaForm: ComponentType<SchemaFormProps>
}

const importValidator = (url: string): Promise<unknown> => retryImport(() => import(/* @vite-ignore */ url))

/** The code that a form needs besides that of all forms, if it is compound, or if a module changes its schema. */
export async function loadCode(form: CompiledForm, isExtended = false): Promise<FormCode> {
  // Part of the code of all forms, which is on its way.
  const { isPlain } = await import('../plain/is-plain.ts')
  const [compound, interpreter] = await Promise.all([
    isPlain(form) ? undefined : import('../compound/compound.ts'),
    form.validatorUrl !== null && !isExtended ? undefined : import('./interpreter.ts'),
  ])
  return { compound: compound?.compound, interpret: interpreter?.interpret }
}

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
      loadCode(form, isExtended),
      prepareOperation(form.submit.operation),
    ])
    return { form, validator, code }
  })
  const [{ form, validator, code }, { SchemaForm, createEngine }] = await Promise.all([
    document,
    import('../schema-form.tsx'),
  ])
  return {
    status: 'ready',
    form,
    engine: validator === undefined ? undefined : createEngine(validator),
    code,
    SchemaForm,
  }
}
