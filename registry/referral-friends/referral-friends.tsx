import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { useFacts } from '../../src/renderer/render-context.tsx'
import type { referralFriends } from './referral-friends.schema.ts'
import { FriendsCard } from './views/friends-card.tsx'

export function ReferralFriends(block: BlockProps<typeof referralFriends, ReactNode>) {
  const { isOnBreak, features } = useFacts()
  if (isOnBreak || features['referral'] !== true) return null
  return (
    <ForPlayers>
      <FriendsCard {...block} />
    </ForPlayers>
  )
}
