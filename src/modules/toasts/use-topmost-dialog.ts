import { useSyncExternalStore } from 'react'

/**
 * The open modal `<dialog>` that lies on top, if there is one. What stands outside of it is inert:
 * neither clicked nor read out, so notices have to stand inside. Watches the page only while `watching`.
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
