import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StudioSession } from '../../../schemas/studio/answers.ts'
import { failureQuery, isSignInFailure } from '../../../schemas/studio/single-sign-on.ts'

/** Why single sign-on has failed, from the address to which the server has sent the browser; undefined without a failure. */
export function useSignInFailure(singleSignOn: StudioSession['singleSignOn']): string | undefined {
  const { t } = useTranslation()
  const [failure] = useState(() => new URLSearchParams(window.location.search).get(failureQuery))
  useEffect(() => {
    if (failure === null) return
    // A reload or a bookmark must not show it again.
    const url = new URL(window.location.href)
    url.searchParams.delete(failureQuery)
    window.history.replaceState(window.history.state, '', url)
  }, [failure])
  if (!isSignInFailure(failure)) return undefined
  const { label = '', isRequired = false } = singleSignOn ?? {}
  // Nobody but admins has a login to sign in with.
  if (failure === 'unavailable' && isRequired) return t('signIn.failures.unavailableRequired', { label })
  return t(`signIn.failures.${failure}`, { label })
}
