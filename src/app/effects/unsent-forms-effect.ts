import { onSessionEvent, sessionStore } from '../../modules/session/index.ts'
import { forgetUnsent } from '../../renderer/form/state/unsent-values.ts'

/** What a player typed waits for himself only: it is gone after a logout, and when somebody else logs in. */
export function unsentFormsEffect(): () => void {
  let owner = sessionStore.get().account?.uid
  const stopFollowing = sessionStore.subscribe(() => {
    const uid = sessionStore.get().account?.uid
    // An expired session may come back.
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
