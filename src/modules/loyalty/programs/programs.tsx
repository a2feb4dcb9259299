import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { LoyaltyProgram } from '../../../../schemas/api/entities/loyalty.ts'
import type { LoadResult } from '../../../../schemas/component.ts'
import { callApi } from '../../../lib/api/client.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { LocalLink } from '../../../renderer/local-link.tsx'
import { useBlockData } from '../../../renderer/use-block-data.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/display/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { LoyaltyFailed } from '../loyalty-failed.tsx'
import { LevelLadder } from './level-ladder.tsx'
import styles from './programs.module.css'

interface ProgramsProps {
  blockId: string
  title: string
  initial: LoadResult<CallAnswer<'loyalty.getPrograms'>> | undefined
}

/** The loyalty programs: description, levels, and a link to the rules. */
export function Programs({ blockId, title, initial }: ProgramsProps) {
  const { t } = useTranslation()
  const programs = useBlockData(blockId, 'programs', () => callApi('loyalty.getPrograms'), initial, {
    isFreshOnReturn: true,
  })
  const items = programs.data?.items
  return (
    <section aria-labelledby={`${blockId}-title`} aria-busy={programs.isLoading} className={styles.section}>
      <h2 id={`${blockId}-title`} className={styles.heading}>
        {title}
      </h2>
      {items?.map((program) => (
        <Program key={program.id} program={program} />
      ))}
      {items?.length === 0 && (
        <EmptyState
          emblem="crown"
          title={t('loyalty.programs.empty.title')}
          text={t('loyalty.programs.empty.text')}
        />
      )}
      {items === undefined &&
        (programs.error === undefined ? (
          <Skeleton className={styles.skeleton} />
        ) : (
          <LoyaltyFailed onRetry={programs.retry} />
        ))}
    </section>
  )
}

function Program({ program }: { program: LoyaltyProgram }) {
  const { t } = useTranslation()
  const { sysname, name, description, is_active, levels } = program
  return (
    <Card as="article" className={styles.program}>
      <div className={styles.head}>
        <div className={styles.about}>
          <h3 className={styles.name}>
            {name} {!is_active && <Badge>{t('loyalty.programs.stopped')}</Badge>}
          </h3>
          <p className={styles.text}>{description}</p>
        </div>
        <LocalLink
          to={`/loyalty/${encodeURIComponent(sysname)}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('loyalty.programs.details')}
        </LocalLink>
      </div>
      <LevelLadder levels={levels} hasBenefits={false} />
    </Card>
  )
}
