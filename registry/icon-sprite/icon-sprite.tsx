import { Icon } from '../../src/ui/icon.tsx'
import { iconNames } from '../../src/ui/icon-names.ts'
import styles from './icon-sprite.module.css'

export function IconSprite() {
  return (
    <ul className={styles.icons}>
      {iconNames.map((name) => (
        <li key={name} className={styles.icon}>
          <Icon name={name} size={24} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}
