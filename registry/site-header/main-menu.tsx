import { useTranslation } from 'react-i18next'
import type { CompiledMenuItem } from '../../schemas/compiled.ts'
import { holds } from '../../src/renderer/conditions.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useFacts, usePath } from '../../src/renderer/render-context.tsx'
import styles from './main-menu.module.css'

export function MainMenu({ items }: { items: readonly CompiledMenuItem[] }) {
  const { t } = useTranslation()
  const path = usePath()
  const facts = useFacts()
  return (
    <nav aria-label={t('header.menu')} className={styles.menu}>
      <ul className={styles.items}>
        {items
          .filter((item) => holds(item.when, facts))
          .map((item) => (
            <li key={item.id}>
              <LocalLink
                to={item.to}
                className={styles.item}
                aria-current={item.to === path ? 'page' : undefined}
              >
                {item.live && <span className={styles.live} aria-hidden="true" />}
                {item.label}
              </LocalLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
