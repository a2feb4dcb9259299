import { useState, type ReactNode } from 'react'
import type { JsonPath } from '../json-path.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { messageIcons } from '../kit/message.tsx'
import fields from '../fields/fields.module.css'
import styles from './brand.module.css'

interface ThemeSectionProps {
  title: string
  /** Fields of the theme in it. */
  names: readonly string[]
  /** Messages by field id. */
  messages: ReadonlyMap<string, string>
  /** The field to focus, which opens its section. */
  target: { path: JsonPath } | null
  isOpenFirst?: boolean
  children: ReactNode
}

/** Fields that few themes change, behind their title. */
export function ThemeSection({
  title,
  names,
  messages,
  target,
  isOpenFirst = false,
  children,
}: ThemeSectionProps) {
  const [isOpen, setIsOpen] = useState(isOpenFirst)
  const [followed, setFollowed] = useState<typeof target>(null)
  if (target !== followed) {
    setFollowed(target)
    if (names.includes(String(target?.path[0]))) setIsOpen(true)
  }
  const isWrong = [...messages.keys()].some((id) => names.some((name) => id.startsWith(`field/${name}`)))
  return (
    <details
      className={fields.section}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {title}
        {isWrong && <Icon name={messageIcons.error} size={16} className={styles.alert} />}
      </summary>
      {isOpen && children}
    </details>
  )
}
