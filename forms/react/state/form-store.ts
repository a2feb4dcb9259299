import { createContext, use, useSyncExternalStore } from 'react'
import type { FormDefinition } from '../../contract/form.ts'
import type { FormMessages } from '../../contract/messages.ts'
import type { UndrawableField } from '../../contract/undrawable-field.ts'
import {
  createFieldChecks,
  type AskAboutField,
  type FieldCheck,
  type FieldChecks,
} from '../engine/field-checks.ts'
import { equal } from '../engine/equal.ts'
import { createHiddenMemory, type HiddenMemory } from './hidden-memory.ts'
import type { OpenChoice } from './open-choices.ts'

/** The display state of a field beside its value. */
export interface FieldState {
  /** The issue message to show, if it may be shown yet. */
  message: string | undefined
  /** Whether it may be marked as valid. */
  isValid: boolean
  /** For a field with a server-side check: whether it is worth checking, because it has no other issue. */
  isSound: boolean
  check: FieldCheck | undefined
}

/**
 * State that the fields of a form share beside their values: touched fields, submit attempts and uncommitted
 * typing. It is kept outside React's state, so that leaving a field does not render the others.
 */
export interface FormStore {
  subscribe: (listener: () => void) => () => void
  /** The field lost the focus. */
  touch(id: string): void
  /** The field was changed. */
  change(id: string): void
  /** The user tried to submit the form. */
  markSent(): void
  /** The user tried to leave a step with these fields, including nested ones. */
  reveal(ids: readonly string[]): void
  /** Whether the field may show its issues. */
  isRevealed: (id: string) => boolean
  /** Issue messages by field id, shown or not. */
  setMessages(messages: ReadonlyMap<string, string>): void
  /** Keeps its identity while the field's state does not change. */
  fieldState: (id: string, isAsked: boolean) => FieldState
  /** Registers a control that keeps its own text. */
  addDraft(id: string, draft: Draft): () => void
  draft: (id: string) => Draft | undefined
  /** Registers a form that need not render typed values. */
  addForm(render: () => void): () => void
  /** Applies unfinished typing and renders all values: before rows move, steps change or the form is sent. */
  commitDrafts: () => void
  /** Registers a choice between alternatives that the user has not made. */
  addOpenChoice: (choice: OpenChoice) => () => void
  openChoices: () => readonly OpenChoice[]
  /** What of a value at `path` may come back when its field is displayed again. */
  withoutSecrets: WithoutSecrets
  /** Values whose fields are not displayed; they come back until the form is sent. */
  hidden: HiddenMemory
  /** The rows of a list move: called before the list changes. */
  moveRows: MoveRows
  /** Registers what belongs to rows and moves with them. */
  onRowsMoved: (move: MoveRows) => () => void
  checks: FieldChecks
  /** Messages of the form's dictionary. */
  messages: FormMessages
  /** Runs a change of a control whose text is still being typed; absent: nobody stores unfinished typing. */
  whileTyping?: ((change: () => void) => void) | undefined
  /** In previews: receives the fields that cannot be rendered. */
  reject?: ((field: UndrawableField) => void) | undefined
}

/** A control that displays its own text, which the form receives later. */
export interface Draft {
  /** Applies unfinished typing. */
  commit: () => void
  /** The value that the form has received; its element may have an older one. */
  value: () => unknown
  /** Displays a value that the form has set itself. */
  show: (value: unknown) => void
}

/** `placeOf` returns the new index of a row, or undefined for a removed one. */
export type MoveRows = (
  list: readonly (string | number)[],
  placeOf: (row: number) => number | undefined,
) => void

type WithoutSecrets = (value: unknown, path: readonly (string | number)[]) => unknown

export interface FormStoreOptions {
  strategy: FormDefinition['strategy']
  ask: AskAboutField
  messages?: FormMessages
  reject?: FormStore['reject']
  whileTyping?: FormStore['whileTyping']
  withoutSecrets?: WithoutSecrets
  hidden?: HiddenMemory
}

export function createFormStore({
  strategy,
  ask,
  messages: dictionary = {},
  reject,
  whileTyping,
  withoutSecrets = (value) => value,
  hidden = createHiddenMemory(),
}: FormStoreOptions): FormStore {
  const listeners = new Set<() => void>()
  const touched = new Set<string>()
  const drafts = new Map<string, Draft>()
  const forms = new Set<() => void>()
  const choices = new Set<OpenChoice>()
  const moves = new Set<MoveRows>([hidden.moveRows])
  let revealed: readonly string[] = []
  let wasSent = false
  let messages: ReadonlyMap<string, string> = new Map()
  const states = new Map<string, { version: number; state: FieldState }>()
  /** React reads the state of each field several times per render. */
  let version = 0
  function notify() {
    version += 1
    listeners.forEach((listener) => listener())
  }
  const checks = createFieldChecks(ask, notify)
  /** Fields show issues before a submit attempt only if they are validated one by one. */
  const isValidated = (id: string) => strategy !== 'onSubmit' && touched.has(id)
  const isRevealed = (id: string) =>
    wasSent || isValidated(id) || revealed.some((field) => id === field || id.startsWith(`${field}_`))

  function fieldState(id: string, isAsked: boolean): FieldState {
    // A list of options reads its state twice: as a group, and as a control with a server-side check.
    const reader = isAsked ? `${id} asked` : id
    const known = states.get(reader)
    if (known?.version === version) return known.state
    const message = messages.get(id)
    const next: FieldState = {
      message: isRevealed(id) ? message : undefined,
      isValid: message === undefined && isValidated(id),
      isSound: message === undefined && isAsked,
      check: checks.get(id),
    }
    const state = known && equal(known.state, next) ? known.state : next
    states.set(reader, { version, state })
    return state
  }
  function touch(id: string) {
    if (touched.has(id)) return
    touched.add(id)
    notify()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    touch,
    change(id) {
      if (strategy === 'immediate') touch(id)
    },
    markSent() {
      wasSent = true
      notify()
    },
    isRevealed,
    fieldState,
    reveal(ids) {
      revealed = [...new Set([...revealed, ...ids])]
      notify()
    },
    setMessages(found) {
      const isSame =
        found.size === messages.size && [...found].every(([id, text]) => messages.get(id) === text)
      if (isSame) return
      messages = found
      notify()
    },
    addDraft(id, draft) {
      drafts.set(id, draft)
      return () => {
        if (drafts.get(id) === draft) drafts.delete(id)
      }
    },
    draft: (id) => drafts.get(id),
    addForm(render) {
      forms.add(render)
      return () => forms.delete(render)
    },
    commitDrafts() {
      drafts.forEach((draft) => draft.commit())
      forms.forEach((render) => render())
    },
    addOpenChoice(choice) {
      choices.add(choice)
      return () => choices.delete(choice)
    },
    openChoices: () => [...choices],
    withoutSecrets,
    hidden,
    moveRows: (list, placeOf) => moves.forEach((move) => move(list, placeOf)),
    onRowsMoved(move) {
      moves.add(move)
      return () => moves.delete(move)
    },
    checks,
    messages: dictionary,
    reject,
    whileTyping,
  }
}

export const FormStoreContext = createContext<FormStore | undefined>(undefined)

export function useFormStore(): FormStore {
  const store = use(FormStoreContext)
  if (!store) throw new Error('a field stands outside of a form')
  return store
}

/** Renders its component only when the field's state changes. */
export function useFieldState(id: string, isAsked = false): FieldState {
  const { subscribe, fieldState } = useFormStore()
  const read = () => fieldState(id, isAsked)
  return useSyncExternalStore(subscribe, read, read)
}
