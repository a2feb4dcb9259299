import { createContext, use, useSyncExternalStore } from 'react'
import type { CompiledForm } from '../../../schemas/compiled.ts'

/**
 * What the fields of one form share beside their values: which of them have been left, whether the
 * form was sent, and what was typed but not handed over yet. It stands outside of React's state, so
 * that a field that is left does not draw the others anew.
 */
export interface FormStore {
  subscribe: (listener: () => void) => () => void
  /** The field was left. */
  touch(id: string): void
  /** The player tried to send the form. */
  markSent(): void
  /** Whether the field may show that it is right: only where fields are checked one by one. */
  isPraised(id: string): boolean
  /** Whether the field may say what is wrong with it. */
  isRevealed(id: string): boolean
  /** A field that holds back what is being typed hands it over when `commit` is called. */
  addDraft(commit: () => void): () => void
  commitDrafts(): void
}

export function createFormStore(strategy: CompiledForm['strategy']): FormStore {
  const listeners = new Set<() => void>()
  const touched = new Set<string>()
  const drafts = new Set<() => void>()
  let wasSent = false
  const notify = () => listeners.forEach((listener) => listener())
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    touch(id) {
      if (touched.has(id)) return
      touched.add(id)
      notify()
    },
    markSent() {
      wasSent = true
      notify()
    },
    isPraised: (id) => strategy === 'eager' && touched.has(id),
    isRevealed: (id) => wasSent || (strategy === 'eager' && touched.has(id)),
    addDraft(commit) {
      drafts.add(commit)
      return () => drafts.delete(commit)
    },
    commitDrafts: () => drafts.forEach((commit) => commit()),
  }
}

export const FormStoreContext = createContext<FormStore | undefined>(undefined)

export function useFormStore(): FormStore {
  const store = use(FormStoreContext)
  if (!store) throw new Error('a field stands outside of a form')
  return store
}

export function useIsRevealed(id: string): boolean {
  const store = useFormStore()
  return useSyncExternalStore(store.subscribe, () => store.isRevealed(id))
}

export function useIsPraised(id: string): boolean {
  const store = useFormStore()
  return useSyncExternalStore(store.subscribe, () => store.isPraised(id))
}
