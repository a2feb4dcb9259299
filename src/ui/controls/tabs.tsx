import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import styles from './tabs.module.css'

export interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  /** Id of the tab's panel. */
  controls?: string
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Value>[]
  /** null: none is selected. */
  value: Value | null
  onChange: (value: Value) => void
  /** Tabs share the full width. */
  stretch?: boolean | undefined
  className?: string | undefined
}

/** Segmented choice of up to four views. Arrow keys, Home and End move the selection. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  stretch,
  className,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const current = tabs.findIndex((tab) => tab.value === value)
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = keyTarget(event.key, current, tabs.length, isReversed)
    const tab = next === null ? undefined : tabs[next]
    if (next === null || !tab) return
    event.preventDefault()
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classNames(styles.tabs, stretch && styles.stretch, className)}
      onKeyDown={handleKey}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={tab.controls}
          tabIndex={tab.value === (value ?? tabs[0]?.value) ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** Index that a key moves to, wrapping around; null for other keys. */
function keyTarget(key: string, current: number, count: number, isReversed: boolean): number | null {
  if (key === (isReversed ? 'ArrowLeft' : 'ArrowRight')) return (current + 1) % count
  if (key === (isReversed ? 'ArrowRight' : 'ArrowLeft')) return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
