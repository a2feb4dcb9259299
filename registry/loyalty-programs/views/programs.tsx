import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../../schemas/component.ts'
import type { LoyaltyProgram } from '../../../schemas/api/entities/loyalty.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { Badge } from '../../../src/ui/display/badge.tsx'
import { buttonClass } from '../../../src/ui/controls/button.tsx'
import { Card } from '../../../src/ui/display/card.tsx'
import { EmptyState } from '../../../src/ui/states/empty-state.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { LevelLadder, LoyaltyFailed } from '../../../src/modules/loyalty/index.ts'
import styles from './programs.module.css'
import { load } from '../loyalty-programs.load.ts'
import type { loyaltyPrograms } from '../loyalty-programs.schema.ts'

/** The loyalty programs: description, levels, and a link to the rules. */
export function Programs(block: BlockProps<typeof loyaltyPrograms, ReactNode>) {
  const blockId = block.id
  const { t } = useTranslation()
  const programs = useLoad(load, 'programs', block, { isFreshOnReturn: true })
  const items = programs.data?.items
  return (
    <section aria-labelledby={`${blockId}-title`} aria-busy={programs.isLoading} className={styles.section}>
      <h2 id={`${blockId}-title`} className={styles.heading}>
        {block.props.title}
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
          to={urlOf('loyalty-program', { sysname })}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('loyalty.programs.details')}
        </LocalLink>
      </div>
      <LevelLadder levels={levels} />
    </Card>
  )
}
