import { useEffect } from 'react'
import { focusPart, isThere } from './tabbable.ts'

/** The parts of the screen in their order; a part that contains others is not one itself. */
function parts(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-part]')].filter(isThere)
  return all.filter((part) => !all.some((each) => each !== part && part.contains(each)))
}

/** F6 leads to the next part of the screen, Shift+F6 to the previous one, past all controls between. */
export function usePartKeys(): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, shiftKey, altKey, ctrlKey, metaKey } = event
      if (key !== 'F6' || altKey || ctrlKey || metaKey || document.querySelector('dialog:modal')) return
      event.preventDefault()
      const all = parts()
      const { activeElement } = document
      const current = all.findIndex((part) => part.contains(activeElement))
      const isBefore = (part: HTMLElement) =>
        activeElement !== null &&
        Boolean(part.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING)
      // Between two parts, both are next to it.
      const before = current < 0 ? all.findLastIndex(isBefore) : current - 1
      const after = current < 0 ? before + 1 : current + 1
      const next = shiftKey ? all.at(before) : all[after % all.length]
      if (next) focusPart(next)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
