import { useTranslation } from 'react-i18next'
import type { CompiledMenuItem } from '../../../schemas/compiled.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { isIconName } from '../../../src/ui/icon-names.ts'
import { Icon } from '../../../src/ui/icon.tsx'
import { useShownItems } from './shown-items.ts'
import styles from './tab-bar.module.css'

/** The bar at the bottom of phones and tablets. The entry in the middle stands out. */
export function TabBar({ items }: { items: readonly CompiledMenuItem[] }) {
  const { t } = useTranslation()
  const shown = useShownItems(items)
  if (shown.length === 0) return null
  const middle = Math.floor(shown.length / 2)
  return (
    <nav aria-label={t('header.tabs')} className={styles.bar}>
      {shown.map(({ id, to, label, icon, current }, index) => (
        <LocalLink
          key={id}
          to={to}
          className={styles.tab}
          data-middle={index === middle || undefined}
          aria-current={current}
        >
          <span className={styles.icon}>
            {icon !== undefined && isIconName(icon) && <Icon name={icon} size={24} />}
          </span>
          <span className={styles.label}>{label}</span>
        </LocalLink>
      ))}
    </nav>
  )
}
