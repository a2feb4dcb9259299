import { useTranslation } from '../../../src/lib/use-translation.ts'
import type { CompiledMenuItem } from '../../../schemas/compiled.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { LiveDot } from '../../../src/ui/live-dot.tsx'
import { useShownItems } from '../../../src/renderer/menu-items.ts'
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
              {live && <LiveDot />}
              {label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
