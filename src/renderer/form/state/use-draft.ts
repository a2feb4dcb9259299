import { useEffect, useRef, useState } from 'react'
import { getSchemaType, shallowEquals, type RJSFSchema } from '@rjsf/utils'
import { toNumber } from '../fields/numbers.ts'
import { useFormStore } from './form-store.ts'

/** Debounce typed values before they reach the form, in milliseconds: longer than the pause between two keys. */
const debounceMs = 300

const nothing: readonly unknown[] = []

interface DraftOptions {
  /** Id of the field. */
  id: string
  value: unknown
  schema: RJSFSchema
  /** Formats the value for the control. */
  toText: (value: unknown) => string
  /** Parses typed text; undefined: no value. */
  toValue: (text: string) => unknown
  onChange: (value: unknown) => void
  /** A new number formats the value again. */
  formatting?: number | undefined
}

interface DraftState {
  text: string
  /** The value that the form has. */
  current: unknown
  /** The value that the form returned last. */
  shownValue: unknown
  /** Values that the form has received and not returned yet, oldest first. */
  given: readonly unknown[]
  isTyping: boolean
  formatting: number
}

function isNumeric(schema: RJSFSchema): boolean {
  const type = getSchemaType(schema)
  return type === 'number' || type === 'integer'
}

/** rjsf stores an empty row of a list as null. */
const isSame = (value: unknown, typed: unknown) => Object.is(value ?? undefined, typed ?? undefined)

/**
 * A control keeps its own text, so that a key renders only this control and not the form. The form receives
 * the value after a debounce, on blur and before it is submitted. It need not render it: `value` is the one that
 * the form has. What the player types is never replaced by a value that the form received before.
 */
export function useDraft(options: DraftOptions) {
  const { id, value, schema, formatting = 0 } = options
  const store = useFormStore()
  // One state, because forms have hundreds of fields.
  const [state, setState] = useState<DraftState>(() => ({
    text: options.toText(value),
    current: value,
    shownValue: value,
    given: nothing,
    isTyping: false,
    formatting,
  }))
  const { text, current } = state
  const update = (change: Partial<DraftState>) =>
    setState((before) => {
      const next = { ...before, ...change }
      return shallowEquals(before, next) ? before : next
    })
  const parse = (typed: string) => {
    const parsed = options.toValue(typed)
    return isNumeric(schema) ? toNumber(parsed) : parsed
  }
  if (value !== state.shownValue) {
    const returned = state.given.findIndex((one) => isSame(one, value))
    update({
      shownValue: value,
      // The text may be newer by now.
      ...(returned >= 0 && { given: state.given.slice(returned + 1) }),
      // The form changed the value itself.
      ...(returned < 0 &&
        !state.isTyping && {
          given: nothing,
          current: value,
          ...(!isSame(value, parse(text)) && { text: options.toText(value) }),
        }),
    })
  }
  if (formatting !== state.formatting)
    update({ formatting, text: options.toText(value === state.shownValue ? current : value) })

  const pending = useRef<{ text: string; timer: number } | undefined>(undefined)
  const latest = useRef({ ...options, parse, text, current })
  const [draft] = useState(() => ({
    commit: () => {
      if (!pending.current) return update({ isTyping: false })
      const { text: typed, timer } = pending.current
      window.clearTimeout(timer)
      pending.current = undefined
      const committed = latest.current.parse(typed)
      latest.current.current = committed
      setState((before) => ({
        ...before,
        isTyping: false,
        current: committed,
        given: [...before.given, committed],
      }))
      latest.current.onChange(committed)
    },
    value: () => latest.current.current,
    show: (known: unknown) => {
      if (isSame(known, latest.current.current)) return
      const isOther = !pending.current && !isSame(known, latest.current.parse(latest.current.text))
      update({ given: nothing, current: known, ...(isOther && { text: latest.current.toText(known) }) })
    },
  }))
  useEffect(() => {
    latest.current = { ...options, parse, text, current }
    return store.addDraft(id, draft)
  })

  const commitIfShown = () => {
    if (store.draft(id) === draft) draft.commit()
  }
  const change = (typed: string) => {
    update({ text: typed, isTyping: true })
    window.clearTimeout(pending.current?.timer)
    pending.current = { text: typed, timer: window.setTimeout(commitIfShown, debounceMs) }
  }
  /** Shows text of an unfinished IME composition without committing it. */
  const hold = (typed: string) => {
    update({ text: typed, isTyping: true })
    window.clearTimeout(pending.current?.timer)
    pending.current = undefined
  }
  return { text, value: current, change, hold, commit: draft.commit }
}
