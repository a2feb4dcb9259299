import { useSyncExternalStore } from 'react'

/**
 * The topmost open modal `<dialog>`, if any. Everything outside of it is inert, neither clickable nor
 * announced, so toasts must be inside. Observes the page only while `watching`.
 */
export function useTopmostDialog(watching: boolean): HTMLDialogElement | null {
  return useSyncExternalStore(watching ? watchDialogs : idle, topmost, () => null)
}

function topmost(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null
}

function watchDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

function idle(): () => void {
  return () => undefined
}
