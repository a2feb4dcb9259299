import { Icon } from '../../ui/art/icon.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { isIconName } from '../../../schemas/icon-names.ts'
import { Thumbnail } from './thumbnail.tsx'
import styles from './media.module.css'

/** A drawing that ships with the site. */
export interface Drawing {
  /** Its address, or the name of an icon. */
  value: string
  label: string
}

interface DrawingGridProps {
  drawings: readonly Drawing[]
  /** The value of the field. */
  chosen: string
  onChoose: (value: string) => void
}

/** The drawings of the site, to choose one by its picture. */
export function DrawingGrid({ drawings, chosen, onChoose }: DrawingGridProps) {
  return (
    <ul role="list" className={classNames(styles.grid, styles.drawings)}>
      {drawings.map(({ value, label }) => (
        <li key={value}>
          <button
            type="button"
            className={styles.tile}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {isIconName(value) ? (
              <Icon name={value} />
            ) : (
              <Thumbnail address={value} className={styles.thumbnail} />
            )}
            <span className={styles.name}>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
