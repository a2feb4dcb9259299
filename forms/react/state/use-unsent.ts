import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormDefinition } from '../../contract/form.ts'
import { fieldNames } from '../../../schemas/json-schema.ts'
import { onHistoryStep } from '../../../src/lib/browser/history-steps.ts'
import { noteFilledIn } from '../../../src/lib/browser/typed-input.ts'
import type { FormValues } from '../../contract/form.ts'
import type { FormStore } from './form-store.ts'
import type { ShownForm, ShownMemory } from './shown-memory.ts'
import { unsentOwner } from './unsent-store.ts'
import { fits, keepUnsent, unsentValues } from './unsent-values.ts'

interface UnsentOptions {
  form: FormDefinition
  formId: string
  store: FormStore
  /** The values that a form without input would have. */
  values: FormValues | undefined
  shown: ShownMemory | undefined
}

/** What an earlier version displayed, without what this one cannot. */
function shownIn({ schema, version }: FormDefinition, shown: ShownForm | undefined): ShownForm | undefined {
  if (!shown || shown.version === version) return shown
  const kept = Object.entries(shown.values).filter(([name, value]) => fits(schema, name, value ?? null))
  return { ...shown, values: Object.fromEntries(kept) }
}

/** Keeps what the user enters until it is sent, and restores it. */
export function useUnsent({ form, formId, store, values, shown }: UnsentOptions) {
  const [known] = useState(() => unsentValues(form))
  const [before] = useState(() => shownIn(form, shown?.read()))
  const [initial] = useState(() => ({ ...values, ...known?.values, ...before?.values }))
  const [owner] = useState(unsentOwner)
  const [names] = useState(() => fieldNames(form.schema))
  const entered = useRef(new Set(Object.keys(known?.values ?? {})))
  const latest = useRef<ShownForm>({
    values: initial,
    furthest: before?.furthest ?? known?.furthest ?? 0,
    step: before?.step ?? 0,
    version: form.version,
  })

  useEffect(() => {
    const element = document.getElementById(formId)
    if (entered.current.size > 0 && element instanceof HTMLFormElement) noteFilledIn(element)
  }, [formId])

  useEffect(() => {
    // The page may never return.
    const commit = () => flushSync(() => store.commitDrafts())
    window.addEventListener('pagehide', commit)
    document.addEventListener('visibilitychange', commit)
    // Before the router removes the form.
    const stop = onHistoryStep(() => {
      commit()
      return false
    })
    return () => {
      window.removeEventListener('pagehide', commit)
      document.removeEventListener('visibilitychange', commit)
      stop()
    }
  }, [store])

  function save() {
    const hidden = store.hidden.all()
    shown?.write({ ...latest.current, hidden })
    if (entered.current.size === 0) return
    const { furthest, values: now } = latest.current
    // One without a value was emptied, unless it is hidden.
    const own = Object.entries(now).filter(([name]) => entered.current.has(name))
    keepUnsent(form, { values: Object.fromEntries(own), furthest, hidden }, owner)
  }

  return {
    initial,
    /** Position when the form was displayed last. */
    position: latest,
    /** Receives all values after a change; `fieldId` is absent if the form has set defaults. */
    keep: (now: FormValues, fieldId: string | undefined) => {
      latest.current = { ...latest.current, values: now }
      if (fieldId !== undefined) {
        const ids = names.filter((name) => `${fieldId}_`.startsWith(`${formId}_${name}_`))
        // The choice between alternatives of the whole form is no field.
        for (const name of ids.length > 0 ? ids : Object.keys(now)) entered.current.add(name)
      }
      save()
    },
    /** The user has reached a step. */
    reach: (step: number) => {
      const furthest = Math.max(latest.current.furthest, step)
      latest.current = { ...latest.current, step, furthest }
      save()
    },
  }
}

export type FormMemory = ReturnType<typeof useUnsent>
