import { useLayoutEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'

interface ToolbarProps {
  label: string
  className?: string | undefined
  style?: CSSProperties
  children: ReactNode
}

const buttonsIn = (toolbar: HTMLElement | null) => [
  ...(toolbar?.querySelectorAll<HTMLElement>('button:enabled') ?? []),
]

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A row of buttons that is one stop of the Tab key: arrow keys, Home and End lead from button to button. */
export function Toolbar({ label, className, style, children }: ToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null)
  const current = useRef<HTMLElement>(null)

  function makeStop(button: HTMLElement | undefined) {
    current.current = button ?? null
    for (const each of buttonsIn(toolbar.current)) each.tabIndex = each === button ? 0 : -1
  }
  // After each render: buttons come, go, and are disabled.
  useLayoutEffect(() => {
    const buttons = buttonsIn(toolbar.current)
    const before = current.current
    if (before && buttons.includes(before)) return makeStop(before)
    const next =
      before?.isConnected === true
        ? (buttons.find((each) => before.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) ??
          buttons.at(-1))
        : buttons[0]
    const hadFocus = before !== null && document.activeElement === before
    makeStop(next)
    // A button that cannot be clicked any more would lose the focus.
    if (hadFocus) next?.focus()
  })

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const buttons = buttonsIn(toolbar.current)
    const at = buttons.findIndex((each) => each === document.activeElement)
    const next = at < 0 ? undefined : buttons[steps[event.key]?.(at, buttons.length) ?? -1]
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    next.focus()
  }

  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={label}
      className={className}
      style={style}
      onKeyDown={press}
      onFocus={({ target }) => makeStop(buttonsIn(toolbar.current).find((each) => each === target))}
    >
      {children}
    </div>
  )
}
