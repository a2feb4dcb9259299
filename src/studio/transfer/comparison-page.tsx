import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { useReason } from '../use-reason.ts'
import { useStudioData } from '../use-studio-data.ts'
import { Comparison } from './comparison.tsx'
import { TextLink } from '../kit/text.tsx'
import shell from '../shell/shell.module.css'
import styles from './transfer.module.css'

/** What an import would change, to choose from. */
export function ComparisonPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const reasonOf = useReason()
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0
  // Read again when somebody asks for it: choices must not change under the user's hands.
  const comparison = useStudioData('imports.open', { id: number }, 0, {
    focusThrottleInterval: 24 * 60 * 60 * 1000,
    revalidateOnReconnect: false,
  })
  const { error, data } = comparison
  const isGone = data === undefined && error instanceof StudioError
  return (
    <main data-part="" className={shell.page} tabIndex={0}>
      <p>
        <TextLink to="/transfer">{t('transfer.title')}</TextLink>
      </p>
      {isGone ? (
        <EmptyState emblem="star" title={reasonOf(error)} text={t('transfer.goneText')} />
      ) : (
        <Loaded
          reading={comparison}
          waiting={
            <>
              <p role="status" className={styles.hint}>
                {t('transfer.comparing')}
              </p>
              <Skeleton height="40vh" />
            </>
          }
        >
          {(answer) => (
            <Comparison
              key={answer.fingerprint}
              comparison={answer}
              isReading={comparison.isValidating}
              onCompareAgain={() => void comparison.mutate()}
            />
          )}
        </Loaded>
      )}
    </main>
  )
}
