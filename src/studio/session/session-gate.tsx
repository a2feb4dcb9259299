import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { Spinner } from '../../ui/states/spinner.tsx'
import { callStudio } from '../call-studio.ts'
import { useStudioData } from '../use-studio-data.ts'
import { Loaded } from '../kit/loaded.tsx'
import { RequiredFactor } from './required-factor.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { StudioSessionContext } from './use-session.ts'

/** Shows the sign-in page until a user has signed in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const reading = useStudioData('session.get', {})
  const { data, mutate } = reading
  const { mutate: mutateAll } = useSWRConfig()
  const user = data?.user
  const session = useMemo(
    () =>
      user && {
        user,
        signOut: () =>
          void callStudio('session.close', {})
            .then((closed) => {
              if (closed.endSessionUrl !== undefined) window.location.assign(closed.endSessionUrl)
              return mutate(closed, false)
            })
            // The server does not answer: the page forgets the user, and asks again.
            .catch(() => mutate({ user: null })),
      },
    [user, mutate],
  )
  if (session && data?.mustSetUpFactor)
    // What was read before is outdated: other calls were rejected meanwhile.
    return <RequiredFactor onDone={() => void mutateAll(() => true)} onSignOut={session.signOut} />
  if (session) return <StudioSessionContext value={session}>{children}</StudioSessionContext>
  return (
    <Loaded
      reading={reading}
      waiting={
        <p role="status">
          <Spinner /> {t('loading')}
        </p>
      }
    >
      {({ singleSignOn }) => (
        <SignInPage singleSignOn={singleSignOn} onSignIn={(signedIn) => void mutate(signedIn, false)} />
      )}
    </Loaded>
  )
}
