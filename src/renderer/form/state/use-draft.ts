import { useEffect, useRef, useState } from 'react'
import { useFormStore } from './form-store.ts'

/** Debounce typed values before they reach the form, in milliseconds: longer than the pause between two keys. */
const debounceMs = 300

interface DraftOptions {
  value: unknown
  /** Formats the value for the control. */
  toText: (value: unknown) => string
  /** Parses typed text; undefined: no value. */
  toValue: (text: string) => unknown
  onChange: (value: unknown) => void
  /** A new number formats the value again. */
  formatting?: number | undefined
}

/** rjsf converts committed text to numbers. */
const isSame = (value: unknown, typed: unknown) =>
  value === typed || (typeof value === 'number' && `${value}` === typed)

/**
 * A control keeps its own text, so that a key renders only this control and not the form. The form receives
 * the value after a debounce, on blur and before it is submitted.
 */
export function useDraft({ value, toText, toValue, onChange, formatting = 0 }: DraftOptions) {
  const store = useFormStore()
  const [text, setText] = useState(() => toText(value))
  const [shownValue, setShownValue] = useState(value)
  const [shownFormatting, setShownFormatting] = useState(formatting)
  if (value !== shownValue) {
    // The form changed the value itself, or it returns the committed one.
    setShownValue(value)
    if (!isSame(value, toValue(text))) setText(toText(value))
  }

  if (formatting !== shownFormatting) {
    setShownFormatting(formatting)
    setText(toText(value))
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
    pending.current = { text: typed, timer: window.setTimeout(commit, debounceMs) }
  }
  /** Shows text of an unfinished IME composition without committing it. */
  const hold = (typed: string) => {
    setText(typed)
    window.clearTimeout(pending.current?.timer)
    pending.current = undefined
  }
  return { text, change, hold, commit }
}
