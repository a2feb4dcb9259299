import type { CSSProperties } from 'react'
import { useNavigation } from 'react-router-dom'
import { useConfig } from '../../renderer/render-context.tsx'
import styles from './navigation-progress.module.css'

/** A line at the top while the next page is fetched; shows itself only when that takes a moment. */
export function NavigationProgress() {
  const { state } = useNavigation()
  const { loader } = useConfig()
  const delay: CSSProperties = { '--delay': `${loader.delay}ms` }
  return (
    <div
      className={styles.line}
      style={delay}
      data-active={state === 'loading' ? '' : undefined}
      aria-hidden="true"
    />
  )
}
