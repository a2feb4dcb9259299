import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { StudioIcon } from './studio-icon.tsx'
import { useCounts } from './use-counts.ts'
import { useAreas } from './use-areas.ts'
import { useEntryPath } from './use-entry-path.ts'
import styles from './navigation.module.css'

/** The sections of the Studio, with how much each of them contains. */
export function Navigation({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const { t } = useTranslation()
  const groups = useAreas()
  const counts = useCounts()
  const entryPath = useEntryPath(groups.flat())
  return (
    <nav className={styles.nav} aria-label={t('navigation.title')} data-part="" tabIndex={-1}>
      {groups.map((areas, index) => (
        <ul key={index} className={styles.group}>
          {areas.map((area) => {
            const { label, icon, current, screens } = area
            const [{ path }] = screens
            return (
              <li key={path}>
                <Link
                  to={entryPath(area)}
                  className={styles.link}
                  aria-current={current}
                  title={isCollapsed ? label : undefined}
                >
                  <StudioIcon name={icon} />
                  <span className={styles.label}>{label}</span>
                  {Boolean(counts[path]) && <span className={styles.count}>{counts[path]}</span>}
                </Link>
              </li>
            )
          })}
        </ul>
      ))}
    </nav>
  )
}
