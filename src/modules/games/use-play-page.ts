import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { urlOf } from '../../../schemas/roles/role-table.ts'
import { notePlayPage, storeDepositOrigin } from '../../lib/urls/deposit-origin.ts'
import { splitLocalePath } from '../../lib/urls/locale-path.ts'
import { useSession } from '../session/index.ts'

/** Whether the page that has just been opened is a deposit. */
function isDepositOpen(): boolean {
  const { path } = splitLocalePath(window.location.pathname)
  return path === urlOf('deposit') || path.startsWith(`${urlOf('deposit')}/`)
}

/** Lets a deposit that the player makes from this page lead back to it. `name`: that of the game; null: the sportsbook. */
export function usePlayPage(name: string | null): void {
  const { pathname, search, hash } = useLocation()
  const uid = useSession().account?.uid
  const address = splitLocalePath(pathname).path + search + hash

  useEffect(() => {
    if (uid !== undefined) notePlayPage(uid, { address, name })
  }, [uid, address, name])

  const leave = useEffectEvent(() => {
    if (uid !== undefined && isDepositOpen()) storeDepositOrigin(uid, { address, name })
  })
  useEffect(() => () => leave(), [])
}
