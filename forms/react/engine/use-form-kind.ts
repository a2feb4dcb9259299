import { use, useMemo, useState } from 'react'
import type { FormDefinition } from '../../contract/form.ts'
import type { Engine } from '../../contract/form-issues.ts'
import { isPlain } from '../plain/is-plain.ts'
import { plain } from '../plain/plain-form.tsx'
import { equal } from './equal.ts'
import type { FormCode, FormKind } from './form-code.ts'
import { createFormValidator } from './form-validator.ts'

/** The value, and the same one as long as it is equal. */
function useSteady<Value>(value: Value): Value {
  const [steady, setSteady] = useState(value)
  if (steady === value || equal(steady, value)) return steady
  setSteady(value)
  return value
}

let loading: Promise<FormKind> | undefined

/** The code of compound forms, for a plain one that a module's extension has made compound. */
function loadCompound(): Promise<FormKind> {
  loading ??= import('../compound/compound.ts').then(
    ({ compound }) => compound,
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

interface KindOptions extends FormCode {
  /** The compiled validator of the form. */
  engine: Engine | undefined
}

/** The component for the fields of a form, and its validator. All keep their identity while the form is the same. */
export function useFormKind(
  { schema, fields, order, messages: dictionary }: FormDefinition,
  { engine, compound, interpret }: KindOptions,
) {
  const steadyForm = useSteady({ schema, fields, order })
  const messages = useSteady(dictionary)
  const isPlainForm = useMemo(() => isPlain(steadyForm), [steadyForm])
  const kind = isPlainForm ? plain : (compound ?? use(loadCompound()))
  const validator = useMemo(() => {
    const sendable = kind.createSendable(steadyForm.schema)
    const createEngine = engine ? () => engine : interpret
    return createFormValidator(steadyForm.schema, { createEngine, messages, sendable })
  }, [kind, steadyForm, engine, interpret, messages])
  return { Fields: kind.Fields, steadyForm, validator }
}
