/** What a key event must have to be a shortcut of the history. */
interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  defaultPrevented: boolean
  target: EventTarget
}

/**
 * Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y anywhere in the editor step through the history of the document. The text
 * editor handles them itself; dialogs and forms that are tried keep the undo of the browser.
 */
export function historyCommand(event: KeyPress): 'undo' | 'redo' | null {
  const { key, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = event
  if (defaultPrevented || !(ctrlKey || metaKey) || !(target instanceof Element)) return null
  if (target.shadowRoot || target.closest('dialog, [data-own-undo]')) return null
  const letter = key.toLowerCase()
  if (letter === 'y') return 'redo'
  if (letter !== 'z') return null
  return shiftKey ? 'redo' : 'undo'
}
