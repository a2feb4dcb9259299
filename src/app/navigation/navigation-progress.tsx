import type { CSSProperties } from 'react'
import { useNavigation } from 'react-router-dom'
import { useConfig } from '../../renderer/render-context.tsx'
import styles from './navigation-progress.module.css'

/** A progress bar at the top while the next page is loading; appears only after a short delay. */
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
