import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createControlDraft, type ControlDraft, type DraftOptions } from './control-draft.ts'
import { useFormStore, type Draft } from './form-store.ts'

/**
 * The draft of the control of field `id`: it keeps its own text, and the form receives the value after a debounce, on
 * blur and before it is submitted. The form need not render it: `value` is the one that the form has.
 */
export function useDraft(
  id: string,
  field: Omit<DraftOptions, 'isShown' | 'whileTyping'>,
): { draft: ControlDraft; value: unknown } {
  const store = useFormStore()
  const options = {
    ...field,
    isShown: (one: Draft) => store.draft(id) === one,
    whileTyping: store.whileTyping,
  }
  const [draft] = useState(() => createControlDraft(options))
  useLayoutEffect(() => {
    draft.follow(options)
    return store.addDraft(id, draft)
  })
  return { draft, value: useSyncExternalStore(draft.subscribe, draft.value, draft.value) }
}

/** The text of a draft, for components that show it otherwise than in the control. Renders on each key. */
export function useDraftText({ subscribe, text }: ControlDraft): string {
  return useSyncExternalStore(subscribe, text, text)
}
