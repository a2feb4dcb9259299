import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../../schemas/component.ts'
import type { LoyaltyProgram } from '../../../schemas/api/entities/loyalty.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { Badge } from '../../../src/ui/display/badge.tsx'
import { Card } from '../../../src/ui/display/card.tsx'
import { EmptyState } from '../../../src/ui/states/empty-state.tsx'
import { emblemUrl } from '../../../src/ui/art/emblem-names.ts'
import { Picture } from '../../../src/ui/art/picture.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { LevelLadder, LoyaltyFailed } from '../../../src/modules/loyalty/index.ts'
import styles from './program-view.module.css'
import { load } from '../loyalty-program.load.ts'
import type { loyaltyProgram } from '../loyalty-program.schema.ts'

/** A loyalty program: description, benefits of each level, and rules. */
export function ProgramView(block: BlockProps<typeof loyaltyProgram, ReactNode>) {
  const { t } = useTranslation()
  const program = useLoad(load, 'program', block, { isFreshOnReturn: true })
  if (program.data !== undefined) return <Contents blockId={block.id} program={program.data} />
  if (program.error === undefined) return <Skeleton className={styles.skeleton} />
  if (program.error !== 'InvalidParameterException')
    return <LoyaltyFailed onRetry={program.retry} retrying={program.isLoading} />
  return (
    <EmptyState
      emblem="crown"
      title={t('loyalty.programs.notFound.title')}
      text={t('loyalty.programs.notFound.text')}
    >
      <ActionButton action={{ type: 'navigate', to: urlOf('loyalty') }}>
        {t('loyalty.programs.all')}
      </ActionButton>
    </EmptyState>
  )
}

function Contents({ blockId, program }: { blockId: string; program: LoyaltyProgram }) {
  const { t } = useTranslation()
  const { name, description, is_active, image_url, levels, rules } = program
  return (
    <article aria-labelledby={`${blockId}-title`} className={styles.page}>
      <header className={styles.hero} data-palette="teal">
        <Picture src={image_url ?? emblemUrl('crown')} alt="" isFirst />
        {!is_active && (
          <p>
            <Badge tone="brand">{t('loyalty.programs.stopped')}</Badge>
          </p>
        )}
        <h1 id={`${blockId}-title`} className={styles.title}>
          {name}
        </h1>
        <p className={styles.lead}>{description}</p>
        <div className={styles.ways}>
          <ActionButton action={{ type: 'navigate', to: urlOf('loyalty-shop') }}>
            {t('loyalty.toShop')}
          </ActionButton>
          <ActionButton action={{ type: 'navigate', to: urlOf('loyalty') }} variant="secondary">
            {t('loyalty.programs.all')}
          </ActionButton>
        </div>
      </header>
      <section aria-labelledby={`${blockId}-levels`} className={styles.part}>
        <h2 id={`${blockId}-levels`} className={styles.heading}>
          {t('loyalty.programs.levels')}
        </h2>
        <LevelLadder levels={levels} />
      </section>
      <section aria-labelledby={`${blockId}-rules`} className={styles.part}>
        <h2 id={`${blockId}-rules`} className={styles.heading}>
          {t('loyalty.programs.rules')}
        </h2>
        <Card className={styles.rules}>
          {rules.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Card>
      </section>
    </article>
  )
}
