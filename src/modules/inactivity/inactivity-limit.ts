import type { GeneralInfo } from '../../../schemas/api/entities/site.ts'

type Limits = Pick<
  GeneralInfo,
  'time_to_force_logout' | 'user_inactivity_cashier_time' | 'user_inactivity_pp_time'
>

/** Seconds of inactivity after which a player is logged out on a page; 0: never. */
export function inactivityLimit(path: string, general: Limits): number {
  const [, area] = path.split('/')
  const ofArea = {
    cashier: general.user_inactivity_cashier_time,
    profile: general.user_inactivity_pp_time,
  }[area ?? '']
  const limits = [general.time_to_force_logout, ofArea ?? 0].filter((limit) => limit > 0)
  return limits.length > 0 ? Math.min(...limits) : 0
}
