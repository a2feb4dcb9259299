import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Chip } from '../../../src/ui/controls/chip.tsx'
import { forgetSearches, useRecentSearches } from '../recent-searches.ts'
import styles from './game-search.module.css'

/** Recent searches, to repeat one of them. */
export function RecentQueries({ onChoose }: { onChoose: (query: string) => void }) {
  const { t } = useTranslation()
  const recent = useRecentSearches()
  if (recent.length === 0) return null
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('games.search.recent')}</h3>
        <button type="button" className={styles.forget} onClick={forgetSearches}>
          {t('games.search.forget')}
        </button>
      </div>
      <div className={styles.chips}>
        {recent.map((query) => (
          <Chip key={query} aria-pressed={undefined} onClick={() => onChoose(query)}>
            {query}
          </Chip>
        ))}
      </div>
    </section>
  )
}
