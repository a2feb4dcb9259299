import type { ComponentType } from 'react'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import type { Engine } from '../../../../schemas/forms/form-issues.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { retryImport } from '../../../lib/browser/retry-import.ts'
import { fetchForm } from '../../../lib/data/content-client.ts'
import { prepareOperation } from '../../actions.ts'
import type { Compound } from '../compound/compound.ts'
import { isPlain } from '../compound/is-plain.ts'
import type { SchemaFormProps } from '../schema-form.tsx'

/** A form document with everything that is needed to render it. */
export interface ReadyForm {
  status: 'ready'
  form: CompiledForm
  /** undefined: the schema is interpreted. */
  engine: Engine | undefined
  /** undefined: the form is plain. */
  compound: Compound | undefined
  SchemaForm: ComponentType<SchemaFormProps>
}

const importValidator = (url: string): Promise<unknown> => retryImport(() => import(/* @vite-ignore */ url))

/** The code of a form if it is compound, or interpreted because a module changes its schema. */
export async function loadCompound(form: CompiledForm, isExtended = false): Promise<Compound | undefined> {
  if (!isExtended && form.validatorUrl !== null && isPlain(form)) return undefined
  return (await import('../compound/compound.ts')).compound
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
    const [validator, compound] = await Promise.all([
      form.validatorUrl === null ? undefined : importValidator(form.validatorUrl),
      loadCompound(form, isExtended),
      prepareOperation(form.submit.operation),
    ])
    return { form, validator, compound }
  })
  const [{ form, validator, compound }, { SchemaForm, createEngine }] = await Promise.all([
    document,
    import('../schema-form.tsx'),
  ])
  return {
    status: 'ready',
    form,
    engine: validator === undefined ? undefined : createEngine(validator),
    compound,
    SchemaForm,
  }
}
