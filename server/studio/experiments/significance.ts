import type { Comparison } from '../../../schemas/studio/experiments.ts'

export interface Counts {
  views: number
  conversions: number
}

/** Chance findings that are accepted among tests without any effect. */
const level = 0.05
/** Expected goals, and expected visitors without one, below which the normal distribution is no approximation. */
const minExpected = 10
/** Visitors of a variant. */
const minViews = 100

/** Upper tail of the standard normal distribution (Abramowitz and Stegun 26.2.17; error below 7.5e-8). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return density * series
}

/**
 * Compares a variant with the first one by a two-proportion z-test with pooled variance, two-sided. `comparisons`: number
 * of variants that are compared, for which the probability is corrected (Bonferroni).
 */
export function compare(
  first: Counts,
  other: Counts,
  comparisons: number,
): { comparison: Comparison; chance?: number } {
  const views = first.views + other.views
  const pooled = views === 0 ? 0 : (first.conversions + other.conversions) / views
  const smaller = Math.min(first.views, other.views)
  if (smaller < minViews || smaller * pooled < minExpected || smaller * (1 - pooled) < minExpected)
    return { comparison: 'tooFew' }
  const difference = other.conversions / other.views - first.conversions / first.views
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / first.views + 1 / other.views))
  const chance = Math.min(1, 2 * upperTail(Math.abs(difference) / error) * comparisons)
  if (chance >= level) return { comparison: 'chance', chance }
  return { comparison: difference > 0 ? 'better' : 'worse', chance }
}
