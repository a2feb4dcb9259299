import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import { isRecord } from '../../../schemas/is-record.ts'
import type { FormDefinition, FormValues } from '../../contract/form.ts'
import { equal } from '../engine/equal.ts'
import type { FormFieldsProps, FormKind } from '../engine/form-code.ts'
import { asJson } from '../engine/form-validator.ts'
import { GroupedFields } from '../form-groups.tsx'
import styles from '../form.module.css'
import { createHiddenMemory } from '../state/hidden-memory.ts'
import { useFormStore, type FormStore } from '../state/form-store.ts'
import { inOrder } from './in-order.ts'
import { PlainField } from './plain-field.tsx'
import { plainSchema } from './plain-schema.ts'
import { createPlainRules } from './plain-values.ts'
import { createValueStore } from './value-store.ts'

type PlainDefinition = Pick<FormDefinition, 'schema' | 'fields'>

function rulesOf(
  { schema, fields }: PlainDefinition,
  { hidden, withoutSecrets }: Pick<FormStore, 'hidden' | 'withoutSecrets'>,
) {
  const plain = plainSchema(schema)
  if (!plain) throw new Error('the form is compound')
  return createPlainRules(plain, hidden, withoutSecrets, fields)
}

const weigh = () => 1

/** The values of a form, which stay when its schema changes. */
function useValues(form: PlainDefinition, initial: FormValues) {
  const { schema } = form
  const formStore = useFormStore()
  const create = (values: FormValues) => {
    const rules = rulesOf(form, formStore)
    return { schema, given: values, store: createValueStore((next) => rules.settle(next), values) }
  }
  const [current, setCurrent] = useState(() => create(initial))
  if (current.schema === schema) return current
  const next = create(current.store.state().values)
  setCurrent(next)
  return next
}

/** A form of single fields. A change renders its own field, and the form only if other fields appear or disappear. */
function PlainForm({ id, form, validator, initial, onChange, onValid, onInvalid }: FormFieldsProps) {
  const { schema, fields: ui, order } = form
  const { store, given } = useValues(form, initial)
  const readFields = () => store.state().fields
  const { properties, required } = useSyncExternalStore(store.subscribe, readFields, readFields)

  const reportInitial = useEffectEvent(() => {
    const { values } = store.state()
    if (!equal(values, given)) onChange(values)
  })
  const report = useEffectEvent((name: string) => {
    const { values } = store.state()
    validator.issues(values)
    onChange(values, `${id}_${name}`)
  })
  // Before the user can change or send anything.
  useLayoutEffect(() => {
    reportInitial()
    return store.onChange((name) => report(name))
  }, [store])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const { values } = store.state()
    if (validator.issues(values).length > 0) onInvalid()
    else onValid(values)
  }

  const fields = inOrder(Object.keys(properties), order).flatMap((name) => {
    const field = properties[name]
    if (!field) return []
    const content = (
      <PlainField
        id={`${id}_${name}`}
        name={name}
        schema={field}
        ui={ui[name]}
        required={required.includes(name)}
        store={store}
      />
    )
    return [{ name, content }]
  })
  return (
    <form className="rjsf" id={id} noValidate onSubmit={submit}>
      <div className={styles.groups}>
        <GroupedFields schema={schema} id={id} fields={fields} weigh={weigh} />
      </div>
    </form>
  )
}

/** Forms without rjsf: most forms of a site. */
export const plain: FormKind = {
  Fields: PlainForm,
  createSendable(schema) {
    const store = { hidden: createHiddenMemory(), withoutSecrets: (value: unknown) => value }
    const rules = rulesOf({ schema, fields: {} }, store)
    return (values) => {
      const known = asJson(values)
      return rules.displayed(isRecord(known) ? known : {})
    }
  },
}
