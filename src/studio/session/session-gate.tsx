import { Fragment, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { StudioSession, StudioUser } from '../../../schemas/studio/answers.ts'
import { Spinner } from '../../ui/states/spinner.tsx'
import { callStudio, sessionEnds } from '../call-studio.ts'
import { useStudioData } from '../use-studio-data.ts'
import { Dialog } from '../kit/dialog.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { Hint } from '../kit/text.tsx'
import { RequiredFactor } from './required-factor.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { StudioSessionContext } from './use-session.ts'

/**
 * Shows the sign-in page until a user has signed in. The screen of a user whose session ends stays as it is, and a
 * dialog asks to sign in again.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const reading = useStudioData('session.get', {})
  const { data, mutate } = reading
  const { mutate: mutateAll } = useSWRConfig()
  /** The user whose screen is open; null after signing out. */
  const [present, setPresent] = useState<StudioUser | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const [returns, setReturns] = useState(0)
  const [isAsking, setAsking] = useState(true)
  const user = data?.user ?? (isLeaving ? null : present)
  if (data?.user && data.user !== present) {
    setPresent(data.user)
    setLeaving(false)
  }

  useEffect(() => {
    const askAgain = () => {
      setAsking(true)
      void mutate()
    }
    sessionEnds.addEventListener('end', askAgain)
    return () => sessionEnds.removeEventListener('end', askAgain)
  }, [mutate])

  const hasEnded = data !== undefined && data.user === null && user !== null
  const [wasEnded, setWasEnded] = useState(false)
  if (hasEnded !== wasEnded) {
    setWasEnded(hasEnded)
    // Another tab, or a single sign-on there, may have opened the session.
    if (!hasEnded) setReturns(returns + 1)
    setAsking(true)
  }

  const session = useMemo(
    () =>
      user && {
        user,
        returns,
        signOut: () => {
          setLeaving(true)
          void callStudio('session.close', {})
            .then((closed) => {
              if (closed.endSessionUrl !== undefined) window.location.assign(closed.endSessionUrl)
              return mutate(closed, false)
            })
            // The server does not answer: the page forgets the user, and asks again.
            .catch(() => mutate({ user: null }))
        },
      },
    [user, returns, mutate],
  )
  const signedIn = (opened: StudioSession) => void mutate(opened, false)
  if (session && data?.mustSetUpFactor)
    // What was read before is outdated: other calls were rejected meanwhile.
    return <RequiredFactor onDone={() => void mutateAll(() => true)} onSignOut={session.signOut} />
  if (session)
    return (
      <StudioSessionContext value={session}>
        {/* Another user must not go on with the screen of the first. */}
        <Fragment key={session.user.id}>{children}</Fragment>
        {hasEnded && isAsking && (
          <Dialog title={t('signIn.again')} onClose={() => setAsking(false)}>
            {() => (
              <>
                <Hint>{t('signIn.nothingLost')}</Hint>
                <SignInForm
                  isAgain
                  singleSignOn={data.singleSignOn}
                  onSignIn={(opened) => {
                    signedIn(opened)
                    void mutateAll((key) => key !== undefined)
                  }}
                />
              </>
            )}
          </Dialog>
        )}
      </StudioSessionContext>
    )
  return (
    <Loaded
      reading={reading}
      waiting={
        <p role="status">
          <Spinner /> {t('loading')}
        </p>
      }
    >
      {({ singleSignOn }) => <SignInPage singleSignOn={singleSignOn} onSignIn={signedIn} />}
    </Loaded>
  )
}
