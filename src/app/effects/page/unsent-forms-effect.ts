import { onSessionEvent, sessionStore } from '../../../modules/session/index.ts'
import { forgetUnsent, setUnsentOwner } from '../../../../forms/react/index.ts'

/** Unsent values belong to the player who typed them, and are removed on logout. */
export function unsentFormsEffect(): () => void {
  const follow = () => setUnsentOwner(sessionStore.get().account?.uid ?? 'guest')
  follow()
  const stopFollowing = sessionStore.subscribe(follow)
  const stopListening = onSessionEvent(({ type }) => {
    if (type === 'logout' || type === 'deleted') forgetUnsent()
  })
  return () => {
    stopFollowing()
    stopListening()
  }
}
