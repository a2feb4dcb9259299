import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useConfig } from '../../../src/renderer/render-context.tsx'
import { Chip } from '../../../src/ui/controls/chip.tsx'
import styles from './game-search.module.css'

/** Searches that the settings suggest. */
export function SuggestedQueries({ onChoose }: { onChoose: (query: string) => void }) {
  const { t } = useTranslation()
  const { popular } = useConfig().search
  if (popular.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('games.search.suggested')}</h3>
      <div className={styles.chips}>
        {popular.map((query) => (
          <Chip key={query} aria-pressed={undefined} onClick={() => onChoose(query)}>
            {query}
          </Chip>
        ))}
      </div>
    </section>
  )
}
