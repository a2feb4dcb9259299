import { Link } from 'react-router-dom'
import { useAreas } from './use-areas.ts'
import { useCounts } from './use-counts.ts'
import styles from './area-tabs.module.css'

/** On phones the row of tabs is wider than the screen. */
const showTab = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** The pages of the open area, if it has several. */
export function AreaTabs() {
  const counts = useCounts()
  const area = useAreas()
    .flat()
    .find(({ current }) => current !== undefined)
  if (area === undefined || area.screens.length === 1) return null
  return (
    <nav className={styles.tabs} aria-label={area.label}>
      <ul>
        {area.screens.map(({ path, label, current }) => (
          <li key={path}>
            <Link ref={current && showTab} to={path} className={styles.tab} aria-current={current}>
              {label}
              {Boolean(counts[path]) && <span className={styles.count}>{counts[path]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
