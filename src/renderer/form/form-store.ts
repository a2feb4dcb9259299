import { createContext, use, useSyncExternalStore } from 'react'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import { createFieldChecks, type AskAboutField, type FieldCheck, type FieldChecks } from './field-checks.ts'

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
  /** Whether the field may show that it is right: only where fields are checked one by one. */
  isPraised: (id: string) => boolean
  /** Whether the field may say what is wrong with it. */
  isRevealed: (id: string) => boolean
  /** What is wrong with the fields, by id, whether they may say so yet or not. */
  setProblems(problems: ReadonlyMap<string, string>): void
  problem: (id: string) => string | undefined
  /** A field that holds back what is being typed hands it over when `commit` is called. */
  addDraft(commit: () => void): () => void
  commitDrafts(): void
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
  const isPraised = (id: string) => strategy !== 'onSubmit' && touched.has(id)
  const notify = () => listeners.forEach((listener) => listener())
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
    isPraised,
    isRevealed: (id) =>
      wasSent || isPraised(id) || revealed.some((field) => id === field || id.startsWith(`${field}_`)),
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
    problem: (id) => problems.get(id),
    addDraft(commit) {
      drafts.add(commit)
      return () => drafts.delete(commit)
    },
    commitDrafts: () => drafts.forEach((commit) => commit()),
    checks: createFieldChecks(ask, notify),
    refuse,
  }
}

export const FormStoreContext = createContext<FormStore | undefined>(undefined)

export function useFormStore(): FormStore {
  const store = use(FormStoreContext)
  if (!store) throw new Error('a field stands outside of a form')
  return store
}

/** What a field says is wrong with it; nothing before it may. */
export function useComplaint(id: string): string | undefined {
  const { subscribe, isRevealed, problem } = useFormStore()
  const read = () => (isRevealed(id) ? problem(id) : undefined)
  return useSyncExternalStore(subscribe, read, read)
}

/** Whether a field may show that it is right. */
export function useIsPraised(id: string): boolean {
  const { subscribe, isPraised, problem } = useFormStore()
  const read = () => isPraised(id) && problem(id) === undefined
  return useSyncExternalStore(subscribe, read, read)
}

/** Whether a field is worth asking somebody about, since nothing else is wrong with it. */
export function useIsSound(id: string, isAsked: boolean): boolean {
  const { subscribe, problem } = useFormStore()
  const read = () => isAsked && problem(id) === undefined
  return useSyncExternalStore(subscribe, read, read)
}

export function useFieldCheck(id: string): FieldCheck | undefined {
  const { subscribe, checks } = useFormStore()
  const read = () => checks.get(id)
  return useSyncExternalStore(subscribe, read, read)
}
