import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import styles from './list-end.module.css'

export interface ListEndProps {
  /** How much of the list is shown, or that this is all. Announced when it changes. */
  text: ReactNode
  /** Left out at the end of the list. */
  more?: { label: ReactNode; onClick: () => void; loading?: boolean } | undefined
}

/** Below a list that is loaded in parts. */
export function ListEnd({ text, more }: ListEndProps) {
  return (
    <div className={styles.end}>
      <p role="status">{text}</p>
      {more && (
        <Button variant="secondary" loading={more.loading} onClick={more.onClick}>
          {more.label}
        </Button>
      )}
    </div>
  )
}
