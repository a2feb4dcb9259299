import { useState } from 'react'

export interface Selection {
  selected: ReadonlySet<string>
  /** `isRange`: everything from the last one to this one is selected, too. */
  toggle: (name: string, isRange: boolean) => void
  /** Selects or clears several documents. */
  setAll: (names: readonly string[], isSelected: boolean) => void
  clear: () => void
}

/** The selected documents of a list. `order`: their names as they are displayed. */
export function useSelected(order: readonly string[], onChange: () => void): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  /** Where a range begins. */
  const [last, setLast] = useState<string>()

  function change(next: ReadonlySet<string>) {
    setSelected(next)
    onChange()
  }
  function setAll(names: readonly string[], isSelected: boolean) {
    const next = new Set(selected)
    for (const name of names)
      if (isSelected) next.add(name)
      else next.delete(name)
    change(next)
  }
  return {
    selected,
    setAll,
    toggle(name, isRange) {
      const isSelected = !selected.has(name)
      const [from, to] = [last === undefined ? -1 : order.indexOf(last), order.indexOf(name)]
      setLast(name)
      if (!isRange || from < 0 || to < 0) return setAll([name], isSelected)
      return setAll(order.slice(Math.min(from, to), Math.max(from, to) + 1), isSelected)
    },
    clear: () => setSelected(new Set()),
  }
}
