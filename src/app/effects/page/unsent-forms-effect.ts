import { onSessionEvent, sessionStore } from '../../../modules/session/index.ts'
import { forgetUnsent } from '../../../renderer/form/state/unsent-values.ts'

/** Unsent values are private to the player: they are removed on logout and when another player logs in. */
export function unsentFormsEffect(): () => void {
  let owner = sessionStore.get().account?.uid
  const stopFollowing = sessionStore.subscribe(() => {
    const uid = sessionStore.get().account?.uid
    // An expired session may be resumed.
    if (uid === undefined) return
    if (owner !== undefined && owner !== uid) forgetUnsent()
    owner = uid
  })
  const stopListening = onSessionEvent(({ type }) => {
    if (type === 'logout') forgetUnsent()
  })
  return () => {
    stopFollowing()
    stopListening()
  }
}
