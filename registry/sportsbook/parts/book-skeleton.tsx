import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import styles from './book-skeleton.module.css'

const filters = Array.from({ length: 8 }, (_filter, index) => index)
const matches = Array.from({ length: 6 }, (_match, index) => index)

/** Filters, matches and the bet slip, where the sportsbook will show them. In the first frame of the page. */
export function BookSkeleton() {
  return (
    <div className={styles.book} aria-hidden="true">
      <div className={styles.filters}>
        {filters.map((index) => (
          <Skeleton key={index} className={styles.filter} />
        ))}
      </div>
      <div className={styles.matches}>
        <Skeleton className={styles.search} />
        {matches.map((index) => (
          <Skeleton key={index} className={styles.match} />
        ))}
      </div>
      <Skeleton className={styles.slip} />
    </div>
  )
}
