import styles from '../ui/controls/tabs.module.css'
import { withQuery } from '../lib/urls/links.ts'
import { LocalLink } from './local-link.tsx'
import { usePath } from './render-context.tsx'

export interface LinkTabsProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string
  /** Key of the address's query that says what is chosen. */
  name: string
  /** The first one needs no word in the address. */
  values: readonly Value[]
  value: Value
  labelOf: (value: Value) => string
}

/** Views of a page that its address tells apart: they can be shared, and work before the page is awake. */
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
