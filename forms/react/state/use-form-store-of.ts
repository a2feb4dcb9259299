import { useState } from 'react'
import type { FormDefinition } from '../../contract/form.ts'
import type { AskAboutField } from '../engine/field-checks.ts'
import { isConfidential, withoutSecrets } from './secret-fields.ts'
import { createFormStore, type FormStore } from './form-store.ts'
import { createHiddenMemory } from './hidden-memory.ts'
import type { ShownMemory } from './shown-memory.ts'
import { unsentValues } from './unsent-values.ts'

/** The store of one form, for the lifetime of the component. */
export function useFormStoreOf(
  form: FormDefinition,
  ask: AskAboutField,
  reject: FormStore['reject'],
  shown: ShownMemory | undefined,
): FormStore {
  const [store] = useState(() =>
    createFormStore({
      strategy: form.strategy,
      ask,
      messages: form.messages,
      reject,
      hidden: createHiddenMemory(shown?.read()?.hidden ?? unsentValues(form)?.hidden),
      withoutSecrets: (value, path) => withoutSecrets(form, value, path.map(String), isConfidential),
    }),
  )
  return store
}
