import type { ReactNode } from 'react'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import type { BlockProps } from '../../../schemas/component.ts'
import { formatDate } from '../../../src/lib/format/date.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { AccountCard, AccountRow, AccountRows } from '../../../src/modules/account/index.ts'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { useLoadedList } from '../../../src/renderer/use-loaded-list.ts'
import { Badge } from '../../../src/ui/display/badge.tsx'
import { EmptyState } from '../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../src/ui/states/error-state.tsx'
import { ListEnd } from '../../../src/ui/states/list-end.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { load } from '../referral-friends.load.ts'
import type { referralFriends } from '../referral-friends.schema.ts'
import styles from './friends-card.module.css'

type Friend = CallAnswer<'referral.getfriends'>['items'][number]

/** The platform has no invitations, or the player is on a break, of which the card above tells. */
const absentErrors: readonly string[] = ['MethodNotFoundException', 'InvalidRequestException']

/** The invited friends, newest first. */
export function FriendsCard(block: BlockProps<typeof referralFriends, ReactNode>) {
  const { t } = useTranslation()
  const list = useLoadedList(load, 'friends', block, { keyField: 'id' })
  const { items = [], total, hasMore, loadMore } = list
  const { friends: answer } = block.data
  const isComplete = list.items !== undefined && list.loaded >= list.size
  const hasFailed = list.hasFailed && !isComplete
  if (answer?.status === 'error' && absentErrors.includes(answer.error)) return null
  const title = block.props.title ?? t('referral.friends.title')
  return (
    <AccountCard id={block.id} title={title}>
      {items.length > 0 && (
        <AccountRows label={title}>
          {items.map((friend) => (
            <FriendRow key={friend.id} friend={friend} />
          ))}
        </AccountRows>
      )}
      {!isComplete && !hasFailed && (
        <div role="status" aria-label={t('referral.friends.loading')}>
          <Skeleton height="180px" />
        </div>
      )}
      {hasFailed && (
        <ErrorState
          title={t('referral.friends.failed')}
          text={t('profile.loadFailed.text')}
          retryLabel={t('errors.retry')}
          onRetry={loadMore}
        />
      )}
      {isComplete && items.length === 0 && (
        <EmptyState
          emblem="gift"
          title={t('referral.friends.empty.title')}
          text={t('referral.friends.empty.text')}
        />
      )}
      {isComplete && items.length > 0 && (
        <ListEnd
          text={
            hasMore ? t('notifications.shown', { shown: items.length, total }) : t('referral.friends.end')
          }
          more={hasMore ? { label: t('notifications.more'), onClick: loadMore } : undefined}
        />
      )}
    </AccountCard>
  )
}

const tones = {
  registered: 'info',
  qualified: 'warn',
  rewarded: 'ok',
  rejected: 'neutral',
} as const

function FriendRow({ friend }: { friend: Friend }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const { name, state, reason, registered_at: at, until, reward } = friend
  const day = (moment: string) => formatDate(Date.parse(moment), timeZone)
  return (
    <AccountRow
      title={name}
      details={[
        t('referral.friends.registered', { date: day(at) }),
        until === null ? '' : t('referral.friends.until', { date: day(until) }),
        reason === null ? '' : t(`referral.friends.reasons.${reason}`),
      ]}
      stacks
      aside={
        <>
          {reward && <span className={styles.reward}>+{formatMoney(reward, locale)}</span>}
          <Badge tone={tones[state]}>{t(`referral.friends.states.${state}`)}</Badge>
        </>
      }
    />
  )
}
