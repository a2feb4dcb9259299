import { useTranslation } from 'react-i18next'
import type { CompiledMenuItem } from '../../../schemas/compiled.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useShownItems } from './shown-items.ts'
import styles from './main-menu.module.css'

/** The site's sections, from the laptop upwards. */
export function MainMenu({ items }: { items: readonly CompiledMenuItem[] }) {
  const { t } = useTranslation()
  const shown = useShownItems(items)
  if (shown.length === 0) return null
  return (
    <nav aria-label={t('header.menu')} className={styles.menu}>
      <ul className={styles.items}>
        {shown.map(({ id, to, label, live, current }) => (
          <li key={id}>
            <LocalLink to={to} className={styles.item} aria-current={current}>
              {live && <span className={styles.live} aria-hidden="true" />}
              {label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
