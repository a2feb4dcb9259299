import type { JsonSchema } from '../../../schemas/json-schema.ts'
import { toNumber } from '../widgets/numbers.ts'
import type { Draft } from './form-store.ts'

/** Debounce typed values before they reach the form, in milliseconds: longer than the pause between two keys. */
const debounceMs = 300

export interface DraftOptions {
  value: unknown
  schema: JsonSchema
  /** Formats the value for the control. */
  toText: (value: unknown) => string
  /** Parses typed text; undefined: no value. */
  toValue: (text: string) => unknown
  onChange: (value: unknown) => void
  /** A new number formats the value again. */
  formatting?: number | undefined
  /** Runs a change that stores unfinished typing, without making it the value of the form. */
  whileTyping?: ((change: () => void) => void) | undefined
  /** Whether the draft is still the one of its field: text of a field that is gone is not committed. */
  isShown: (draft: Draft) => boolean
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** The text of a control and the value that the form has received of it. */
export interface ControlDraft extends Draft {
  /** Its text at first, which the server renders. */
  firstText: string
  text: () => string
  /** Calls the listener when text or value have changed. */
  subscribe: (listener: () => void) => () => void
  /** The control that shows the text by itself, without React; none: its component renders the text. */
  attach: (control: Control | null) => void
  /** The text was typed; the form receives it after a debounce. */
  change: (text: string) => void
  /** Shows text of an unfinished IME composition without committing it. */
  hold: (text: string) => void
  /** Takes over what the field was rendered with. */
  follow: (options: DraftOptions) => void
}

/** rjsf stores an empty row of a list as null. */
const isSame = (value: unknown, typed: unknown) => Object.is(value ?? undefined, typed ?? undefined)

function isNumeric(schema: JsonSchema): boolean {
  const types = [schema['type']].flat().filter((type) => type !== 'null')
  return types.length === 1 && (types[0] === 'number' || types[0] === 'integer')
}

/**
 * Kept outside React's state, so that a key renders nothing. What the user types is never replaced by a value that
 * the form received before.
 */
export function createControlDraft(first: DraftOptions): ControlDraft {
  const listeners = new Set<() => void>()
  let options = first
  let control: Control | null = null
  const firstText = first.toText(first.value)
  let text = firstText
  /** The value that the form has. */
  let current = first.value
  /** Values that the form has received and not returned yet, oldest first. */
  let given: readonly unknown[] = []
  let isTyping = false
  let timer: number | undefined

  const notify = () => listeners.forEach((listener) => listener())
  function write(next: string) {
    text = next
    if (control && control.value !== next) control.value = next
  }
  function parse(typed: string): unknown {
    const parsed = options.toValue(typed)
    return isNumeric(options.schema) ? toNumber(parsed) : parsed
  }
  function stop() {
    window.clearTimeout(timer)
    timer = undefined
  }
  function set(value: unknown, isShown: boolean) {
    given = []
    current = value
    if (!isShown) write(options.toText(value))
  }
  /** The element of the field has another value than before. */
  function receive(value: unknown) {
    const returned = given.findIndex((one) => isSame(one, value))
    if (returned >= 0) given = given.slice(returned + 1)
    // The form changed the value itself. Otherwise the text may be newer by now.
    else if (!isTyping) set(value, isSame(value, parse(text)))
  }

  function storeTyping() {
    options.whileTyping?.(() => options.onChange(parse(text)))
  }

  function commitIfShown() {
    if (options.isShown(draft)) draft.commit()
  }

  const draft: ControlDraft = {
    firstText,
    text: () => text,
    value: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    attach(element) {
      control = element
    },
    change(typed) {
      isTyping = true
      write(typed)
      stop()
      timer = window.setTimeout(commitIfShown, debounceMs)
      storeTyping()
      notify()
    },
    hold(typed) {
      isTyping = true
      write(typed)
      stop()
      storeTyping()
      notify()
    },
    commit() {
      // Some password managers fill in a control without telling the page.
      if (control && control.value !== '' && control.value !== text) draft.change(control.value)
      if (!isTyping) return
      isTyping = false
      stop()
      current = parse(text)
      given = [...given, current]
      notify()
      options.onChange(current)
    },
    show(known) {
      if (isSame(known, current)) return
      set(known, timer !== undefined || isSame(known, parse(text)))
      notify()
    },
    follow(next) {
      const before = options
      options = next
      const isNewValue = next.value !== before.value
      const isNewFormat = next.formatting !== before.formatting
      if (isNewValue) receive(next.value)
      if (isNewFormat) write(next.toText(isNewValue ? next.value : current))
      if (isNewValue || isNewFormat) notify()
    },
  }
  return draft
}
