import { useEffect, useRef, useState } from 'react'
import { useFormStore } from './form-store.ts'

/** How long the typing must pause before the form hears of it, in milliseconds: longer than from key to key. */
const idle = 300

interface DraftOptions {
  value: unknown
  /** The value as the control shows it. */
  toText: (value: unknown) => string
  /** What is typed as the value; undefined: nothing. */
  toValue: (text: string) => unknown
  onChange: (value: unknown) => void
}

/** rjsf makes numbers of what was handed over as text. */
const isSame = (value: unknown, typed: unknown) =>
  value === typed || (typeof value === 'number' && `${value}` === typed)

/**
 * A control keeps its own text, so that a key draws this one control and not the form. The form gets
 * the value when the typing pauses, when the control is left and before the form is sent.
 */
export function useDraft({ value, toText, toValue, onChange }: DraftOptions) {
  const store = useFormStore()
  const [text, setText] = useState(() => toText(value))
  const [shownValue, setShownValue] = useState(value)
  if (value !== shownValue) {
    // The form changed the value itself, or it echoes what this control handed over.
    setShownValue(value)
    if (!isSame(value, toValue(text))) setText(toText(value))
  }

  const pending = useRef<{ text: string; timer: number } | undefined>(undefined)
  const latest = useRef({ toValue, onChange })
  useEffect(() => {
    latest.current = { toValue, onChange }
  })

  const [commit] = useState(() => () => {
    if (!pending.current) return
    const { text: typed, timer } = pending.current
    window.clearTimeout(timer)
    pending.current = undefined
    latest.current.onChange(latest.current.toValue(typed))
  })
  useEffect(() => {
    const forget = store.addDraft(commit)
    return () => {
      forget()
      window.clearTimeout(pending.current?.timer)
    }
  }, [store, commit])

  const change = (typed: string) => {
    setText(typed)
    window.clearTimeout(pending.current?.timer)
    pending.current = { text: typed, timer: window.setTimeout(commit, idle) }
  }
  /** Shows what is still being composed, without handing it over. */
  const hold = (typed: string) => {
    setText(typed)
    window.clearTimeout(pending.current?.timer)
    pending.current = undefined
  }
  return { text, change, hold, commit }
}
