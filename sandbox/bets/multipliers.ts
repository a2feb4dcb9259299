/** Multipliers are integers in ten-thousandths: 15000 is ×1.5. */
export const one = 10_000

/** Payout of a stake at a multiplier, in minor units. */
export const payoutOf = (stake: bigint, multiplier: number): bigint => (stake * BigInt(multiplier)) / 10_000n

/** "1.94": rounded down, so that never more is shown than is paid. */
export function formatMultiplier(multiplier: number): string {
  return (Math.floor(multiplier / 100) / 100).toFixed(2)
}
