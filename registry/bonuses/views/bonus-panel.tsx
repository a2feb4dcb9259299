import { urlOf } from '../../../schemas/roles/role-table.ts'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { useFacts } from '../../../src/renderer/render-context.tsx'
import { useList } from '../../../src/renderer/use-list.ts'
import { EmptyState } from '../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../src/ui/states/error-state.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { ListEnd } from '../../../src/ui/states/list-end.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { Select } from '../../../src/ui/controls/select.tsx'
import { Tabs } from '../../../src/ui/controls/tabs.tsx'
import { BonusCard } from './bonus-card.tsx'
import {
  bonusFilters,
  bonusPageSize,
  bonusTypes,
  loadBonuses,
  type AnyBonus,
  type BonusFilter,
  type BonusType,
} from '../bonus-calls.ts'
import styles from './bonus-panel.module.css'

interface BonusPanelProps {
  blockId: string
  title: string
  /** The server's answer: casino bonuses in any state. */
  casino: LoadResult<CallAnswer<'bonuses.get'>> | undefined
  /** Changes when another part of the page may have added a bonus. */
  revision: unknown
  /** Money has moved, so the balance must be refreshed. */
  onMoved: () => void
}

/** The player's bonuses for casino games and sports bets, with a filter by state. */
export function BonusPanel({ blockId, title, casino, revision, onMoved }: BonusPanelProps) {
  const { t } = useTranslation()
  const { features } = useFacts()
  const id = useId()
  const [type, setType] = useState<BonusType>('casino')
  const [status, setStatus] = useState<BonusFilter>('all')
  // The page starts with the server's answer; later visits load the list again.
  const [isUntouched, setIsUntouched] = useState(true)
  const show = (nextType: BonusType, nextStatus: BonusFilter) => {
    setIsUntouched(false)
    setType(nextType)
    setStatus(nextStatus)
  }
  return (
    <section id={blockId} className={styles.panel} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <Tabs
          label={t('bonuses.types.label')}
          tabs={bonusTypes.map((value) => ({
            value,
            label: t(`bonuses.types.${value}`),
            controls: `${id}-panel`,
          }))}
          value={type}
          onChange={(value) => show(value, status)}
        />
      </div>
      {features['bonusIsolation'] === true && (
        <p className={styles.note}>
          <Icon name="info" size={20} />
          {t('bonuses.isolated')}
        </p>
      )}
      <div className={styles.filter}>
        <label htmlFor={`${id}-filter`}>{t('bonuses.filter')}</label>
        <Select
          isCompact
          id={`${id}-filter`}
          value={status}
          onChange={({ currentTarget }) =>
            show(type, bonusFilters.find((known) => known === currentTarget.value) ?? 'all')
          }
        >
          {bonusFilters.map((value) => (
            <option key={value} value={value}>
              {t(value === 'all' ? 'bonuses.anyStatus' : `bonuses.status.${value}`)}
            </option>
          ))}
        </Select>
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-label={t(`bonuses.types.${type}`)}>
        <List
          key={`${type}-${status}`}
          blockId={blockId}
          type={type}
          status={status}
          initial={isUntouched ? casino : undefined}
          revision={revision}
          onMoved={onMoved}
        />
      </div>
    </section>
  )
}

const ranks: readonly AnyBonus['status'][] = ['active', 'paused', 'available']

function rankOf({ status }: AnyBonus): number {
  const rank = ranks.indexOf(status)
  return rank < 0 ? ranks.length : rank
}

interface ListProps extends Pick<BonusPanelProps, 'blockId' | 'revision' | 'onMoved'> {
  type: BonusType
  status: BonusFilter
  initial: LoadResult<{ items: AnyBonus[]; total: number }> | undefined
}

function List({ blockId, type, status, initial, revision, onMoved }: ListProps) {
  const { t } = useTranslation()
  const { isOnBreak } = useFacts()
  const list = useList<AnyBonus>({
    name: `${blockId}:${type}:${status}`,
    keyField: 'id',
    pageSize: bonusPageSize,
    load: (offset, count) => loadBonuses(type, { status, offset, count }),
    initial,
  })
  const { items, total, hasMore, isLoading, hasFailed, loadMore, refresh } = list
  const changed = async () => {
    await refresh()
    onMoved()
  }

  const shown = useRef(revision)
  const refreshAgain = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (shown.current === revision) return
    shown.current = revision
    refreshAgain()
  }, [revision])

  // Bonuses with possible actions come first, the active one before the others.
  const shownItems = items && [...items].sort((one, other) => rankOf(one) - rankOf(other))
  const first = shownItems?.find(({ can_activate: canActivate }) => canActivate)
  return (
    <div className={styles.list}>
      {shownItems?.map((bonus) => (
        <BonusCard key={bonus.id} bonus={bonus} isFirst={bonus === first} onChanged={changed} />
      ))}
      {items === undefined && !hasFailed && (
        <div className={styles.list} role="status" aria-label={t('bonuses.loading')}>
          <Skeleton height="240px" />
          <Skeleton height="240px" />
        </div>
      )}
      {hasFailed && (
        <ErrorState
          title={t('bonuses.error.title')}
          text={t('bonuses.error.text')}
          retryLabel={t('errors.retry')}
          onRetry={() => void refresh()}
        />
      )}
      {items?.length === 0 && !hasFailed && (
        <EmptyState
          emblem={type === 'casino' ? 'gift' : 'ball'}
          title={t('bonuses.empty.title')}
          text={t(`bonuses.empty.${status === 'all' ? type : 'filtered'}`)}
        >
          {status === 'all' && !isOnBreak && (
            <ActionButton action={{ type: 'navigate', to: urlOf('offers') }} variant="secondary">
              {t('bonuses.empty.toOffers')}
            </ActionButton>
          )}
        </EmptyState>
      )}
      {items !== undefined && items.length > 0 && (
        <ListEnd
          text={hasMore ? t('bonuses.shown', { shown: items.length, total }) : t('bonuses.end')}
          more={hasMore ? { label: t('bonuses.more'), onClick: loadMore, loading: isLoading } : undefined}
        />
      )}
    </div>
  )
}
