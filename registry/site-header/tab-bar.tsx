import { useTranslation } from 'react-i18next'
import type { CompiledMenuItem } from '../../schemas/compiled.ts'
import { holds } from '../../src/renderer/conditions.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useFacts, usePath } from '../../src/renderer/render-context.tsx'
import { isIconName } from '../../src/ui/icon-names.ts'
import { Icon } from '../../src/ui/icon.tsx'
import styles from './tab-bar.module.css'

/** The bar at the bottom of phones and tablets. The entry in the middle, the cashier, stands out. */
export function TabBar({ items }: { items: readonly CompiledMenuItem[] }) {
  const { t } = useTranslation()
  const path = usePath()
  const facts = useFacts()
  const shown = items.filter((item) => holds(item.when, facts))
  const middle = Math.floor(shown.length / 2)
  return (
    <nav aria-label={t('header.tabs')} className={styles.bar}>
      {shown.map((item, index) => (
        <LocalLink
          key={item.id}
          to={item.to}
          className={styles.tab}
          data-main={index === middle || undefined}
          aria-current={item.to === path ? 'page' : undefined}
        >
          <span className={styles.icon}>
            {item.icon !== undefined && isIconName(item.icon) && <Icon name={item.icon} size={24} />}
          </span>
          {item.label}
        </LocalLink>
      ))}
    </nav>
  )
}
