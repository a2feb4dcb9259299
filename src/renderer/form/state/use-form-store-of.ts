import { useState } from 'react'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { askBy } from './failure.ts'
import { isConfidential, withoutSecrets } from './secret-fields.ts'
import { createFormStore, type FormStore } from './form-store.ts'
import { createHiddenMemory } from './hidden-memory.ts'
import type { ShownMemory } from './shown-memory.ts'
import { unsentValues } from './unsent-values.ts'

/** The store of one form, for the lifetime of the component. */
export function useFormStoreOf(
  form: CompiledForm,
  reject: FormStore['reject'],
  shown: ShownMemory | undefined,
): FormStore {
  const { t } = useTranslation()
  const [store] = useState(() =>
    createFormStore({
      strategy: form.strategy,
      ask: askBy(form, t),
      messages: form.messages,
      reject,
      hidden: createHiddenMemory(shown?.read()?.hidden ?? unsentValues(form)?.hidden),
      withoutSecrets: (value, path) => withoutSecrets(form, value, path.map(String), isConfidential),
    }),
  )
  return store
}
