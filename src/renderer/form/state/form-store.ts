import { createContext, use, useSyncExternalStore } from 'react'
import { shallowEquals } from '@rjsf/utils'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import {
  createFieldChecks,
  type AskAboutField,
  type FieldCheck,
  type FieldChecks,
} from '../engine/field-checks.ts'

/** What a field shows beside its value. */
export interface FieldState {
  /** What it says is wrong with it; nothing before it may. */
  complaint: string | undefined
  /** Whether it may show that it is right. */
  isPraised: boolean
  /** Of a field that somebody is asked about: whether it is worth asking, since nothing else is wrong with it. */
  isSound: boolean
  check: FieldCheck | undefined
}

/**
 * What the fields of one form share beside their values: which of them have been left, whether the
 * form was sent, and what was typed but not handed over yet. It stands outside of React's state, so
 * that a field that is left does not draw the others anew.
 */
export interface FormStore {
  subscribe: (listener: () => void) => () => void
  /** The field was left. */
  touch(id: string): void
  /** The field was changed. */
  change(id: string): void
  /** The player tried to send the form. */
  markSent(): void
  /** The player tried to go on from these fields, with all that is within them. */
  reveal(ids: readonly string[]): void
  /** Whether the field may say what is wrong with it. */
  isRevealed: (id: string) => boolean
  /** What is wrong with the fields, by id, whether they may say so yet or not. */
  setProblems(problems: ReadonlyMap<string, string>): void
  /** Keeps its identity while nothing of the field changes. */
  fieldState: (id: string, isAsked: boolean) => FieldState
  /** A field that holds back what is being typed hands it over when `commit` is called. */
  addDraft(commit: () => void): () => void
  commitDrafts: () => void
  checks: FieldChecks
  /** While a form is tried out: what cannot be drawn is told here. */
  refuse?: ((reason: string) => void) | undefined
}

export interface FormStoreOptions {
  strategy: CompiledForm['strategy']
  ask: AskAboutField
  refuse?: FormStore['refuse']
}

export function createFormStore({ strategy, ask, refuse }: FormStoreOptions): FormStore {
  const listeners = new Set<() => void>()
  const touched = new Set<string>()
  const drafts = new Set<() => void>()
  let revealed: readonly string[] = []
  let wasSent = false
  let problems: ReadonlyMap<string, string> = new Map()
  const states = new Map<string, FieldState>()
  const notify = () => listeners.forEach((listener) => listener())
  const checks = createFieldChecks(ask, notify)
  /** Fields may speak by themselves only where they are checked one by one. */
  const isJudged = (id: string) => strategy !== 'onSubmit' && touched.has(id)
  const isRevealed = (id: string) =>
    wasSent || isJudged(id) || revealed.some((field) => id === field || id.startsWith(`${field}_`))

  function fieldState(id: string, isAsked: boolean): FieldState {
    const problem = problems.get(id)
    const next: FieldState = {
      complaint: isRevealed(id) ? problem : undefined,
      isPraised: problem === undefined && isJudged(id),
      isSound: problem === undefined && isAsked,
      check: checks.get(id),
    }
    // A list of choices reads its state twice: as a group, and as a control that somebody may be asked about.
    const reader = `${id} ${isAsked}`
    const known = states.get(reader)
    if (known && shallowEquals(known, next)) return known
    states.set(reader, next)
    return next
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
    setProblems(found) {
      const isSame =
        found.size === problems.size && [...found].every(([id, message]) => problems.get(id) === message)
      if (isSame) return
      problems = found
      notify()
    },
    addDraft(commit) {
      drafts.add(commit)
      return () => drafts.delete(commit)
    },
    commitDrafts: () => drafts.forEach((commit) => commit()),
    checks,
    refuse,
  }
}

export const FormStoreContext = createContext<FormStore | undefined>(undefined)

export function useFormStore(): FormStore {
  const store = use(FormStoreContext)
  if (!store) throw new Error('a field stands outside of a form')
  return store
}

/** Draws its component anew only when something of the field has changed. */
export function useFieldState(id: string, isAsked = false): FieldState {
  const { subscribe, fieldState } = useFormStore()
  const read = () => fieldState(id, isAsked)
  return useSyncExternalStore(subscribe, read, read)
}
