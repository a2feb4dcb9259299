import { useEffect, useRef, useState } from 'react'
import { getSchemaType, type RJSFSchema } from '@rjsf/utils'
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
  const [text, setText] = useState(() => options.toText(value))
  const [current, setCurrent] = useState(value)
  const [shownValue, setShownValue] = useState(value)
  // Values that the form has received and not returned yet, oldest first.
  const [given, setGiven] = useState<readonly unknown[]>(nothing)
  const [isTyping, setIsTyping] = useState(false)
  const [shownFormatting, setShownFormatting] = useState(formatting)
  const parse = (typed: string) => {
    const parsed = options.toValue(typed)
    return isNumeric(schema) ? toNumber(parsed) : parsed
  }
  if (value !== shownValue) {
    setShownValue(value)
    const returned = given.findIndex((one) => isSame(one, value))
    if (returned >= 0) {
      // The text may be newer by now.
      setGiven(given.slice(returned + 1))
    } else if (!isTyping) {
      // The form changed the value itself.
      setGiven(nothing)
      setCurrent(value)
      if (!isSame(value, parse(text))) setText(options.toText(value))
    }
  }

  if (formatting !== shownFormatting) {
    setShownFormatting(formatting)
    setText(options.toText(value === shownValue ? current : value))
  }

  const pending = useRef<{ text: string; timer: number } | undefined>(undefined)
  const latest = useRef({ ...options, parse, text, current })
  useEffect(() => {
    latest.current = { ...options, parse, text, current }
  })

  const [draft] = useState(() => ({
    commit: () => {
      setIsTyping(false)
      if (!pending.current) return
      const { text: typed, timer } = pending.current
      window.clearTimeout(timer)
      pending.current = undefined
      const committed = latest.current.parse(typed)
      latest.current.current = committed
      setCurrent(committed)
      setGiven((before) => [...before, committed])
      latest.current.onChange(committed)
    },
    value: () => latest.current.current,
    show: (known: unknown) => {
      if (isSame(known, latest.current.current)) return
      setGiven(nothing)
      setCurrent(known)
      if (!pending.current && !isSame(known, latest.current.parse(latest.current.text)))
        setText(latest.current.toText(known))
    },
  }))
  useEffect(() => {
    const forget = store.addDraft(id, draft)
    return () => {
      forget()
      window.clearTimeout(pending.current?.timer)
    }
  }, [store, id, draft])

  const change = (typed: string) => {
    setText(typed)
    setIsTyping(true)
    window.clearTimeout(pending.current?.timer)
    pending.current = { text: typed, timer: window.setTimeout(draft.commit, debounceMs) }
  }
  /** Shows text of an unfinished IME composition without committing it. */
  const hold = (typed: string) => {
    setText(typed)
    setIsTyping(true)
    window.clearTimeout(pending.current?.timer)
    pending.current = undefined
  }
  return { text, value: current, change, hold, commit: draft.commit }
}
