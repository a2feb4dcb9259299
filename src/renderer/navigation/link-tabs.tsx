import styles from '../../ui/controls/tabs.module.css'
import { withQuery } from '../../lib/urls/links.ts'
import { LocalLink } from '../local-link.tsx'
import { usePath } from '../render-context.tsx'

export interface LinkTabsProps<Value extends string> {
  /** Label for screen readers. */
  label: string
  /** Key of the query parameter. */
  name: string
  /** The first one is the default and needs no query parameter. */
  values: readonly Value[]
  value: Value
  labelOf: (value: Value) => string
}

/** Views of a page that differ by its address: they can be shared, and work before hydration. */
export function LinkTabs<Value extends string>({
  label,
  name,
  values,
  value,
  labelOf,
}: LinkTabsProps<Value>) {
  const path = usePath()
  return (
    <nav aria-label={label} className={styles.tabs}>
      {values.map((one, index) => (
        <LocalLink
          key={one}
          to={index === 0 ? path : withQuery(path, { [name]: one })}
          className={styles.tab}
          aria-current={one === value ? 'true' : undefined}
        >
          {labelOf(one)}
        </LocalLink>
      ))}
    </nav>
  )
}
