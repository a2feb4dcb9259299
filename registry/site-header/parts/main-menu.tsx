import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { CompiledMenuItem } from '../../../schemas/compiled.ts'
import { liveDotClass } from '../../../src/ui/display/live-dot.ts'
import { classNames } from '../../../src/ui/styles/class-names.ts'
import { MenuEntry } from '../../../src/renderer/navigation/menu-entry.tsx'
import { useShownItems } from '../../../src/renderer/navigation/menu-items.ts'
import styles from './main-menu.module.css'

/** The site's sections, on laptops and larger screens. */
export function MainMenu({ items }: { items: readonly CompiledMenuItem[] }) {
  const { t } = useTranslation()
  const shown = useShownItems(items)
  if (shown.length === 0) return null
  return (
    <nav aria-label={t('header.menu')} className={styles.menu}>
      <ul className={styles.items}>
        {shown.map((item) => (
          <li key={item.id}>
            <MenuEntry item={item} className={classNames(styles.item, item.live && liveDotClass)}>
              {item.label}
            </MenuEntry>
          </li>
        ))}
      </ul>
    </nav>
  )
}
