import type { LoyaltyInfo } from '../../../schemas/api/entities/loyalty.ts'

/** Progress within the level in whole percent from 0 to 100; 100 beyond the last level. */
export function levelPercent({ minValue, maxValue, expCount }: LoyaltyInfo['progress']): number {
  if (maxValue <= minValue) return 100
  const share = (expCount - minValue) / (maxValue - minValue)
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}

/** Experience points to the next level and its name; undefined at the highest level. */
export function wayToNext({
  level,
  levels,
  progress,
}: LoyaltyInfo): { name: string; points: number } | undefined {
  const next = levels.find((each) => each.level === level + 1)
  return next && { name: next.name, points: Math.max(0, progress.maxValue - progress.expCount) }
}
