import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import type { EmblemName } from './emblem-names.ts'

type RewardType = Offer['promotions'][number]['type']

const emblems: Readonly<Record<RewardType, EmblemName>> = {
  bonus: 'gift',
  betting_bonus: 'ball',
  freespins: 'seven',
  cashback: 'coins',
  points: 'star',
}

/** The drawing for a kind of reward; undefined: an offer without a reward. */
export const rewardEmblem = (type: RewardType | undefined): EmblemName => emblems[type ?? 'bonus']
