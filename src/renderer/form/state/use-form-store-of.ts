import { useState } from 'react'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { askBy } from './failure.ts'
import { isConfidential, withoutSecrets } from './secret-fields.ts'
import { createFormStore, type FormStore } from './form-store.ts'

/** The store of one form, for the lifetime of the component. */
export function useFormStoreOf(form: CompiledForm, reject: FormStore['reject']): FormStore {
  const { t } = useTranslation()
  const [store] = useState(() =>
    createFormStore({
      strategy: form.strategy,
      ask: askBy(form, t),
      messages: form.messages,
      reject,
      withoutSecrets: (value, path) => withoutSecrets(form, value, path.map(String), isConfidential),
    }),
  )
  return store
}
