import { BalancePill, useBalance } from '../../../src/modules/balance/index.ts'
import { NotificationBell } from '../../../src/modules/notifications/index.ts'

export interface PlayerToolsProps {
  isQuiet: boolean
  hasBell: boolean
}

/** The balance, and the bell of sites with notifications. */
export function PlayerTools({ isQuiet, hasBell }: PlayerToolsProps) {
  const { total } = useBalance()
  return (
    <>
      <BalancePill isQuiet={isQuiet} />
      {hasBell && <NotificationBell balance={total?.amount} />}
    </>
  )
}
