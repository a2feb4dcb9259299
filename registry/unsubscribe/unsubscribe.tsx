import { useState, type ReactNode } from 'react'
import { ApiError } from '../../schemas/api/errors.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { callApi } from '../../src/lib/api/client.ts'
import { NetworkError } from '../../src/lib/api/network-error.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { useSession } from '../../src/modules/session/index.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { useAddressQuery } from '../../src/renderer/navigation/use-address-query.ts'
import { Button } from '../../src/ui/controls/button.tsx'
import { Outcome } from '../../src/ui/states/outcome.tsx'
import type { unsubscribe } from './unsubscribe.schema.ts'

/** The result; each except `done` has a message in `auth.unsubscribe`. */
type State = 'pending' | 'done' | 'foreign' | 'offline' | 'failed'

/** Unsubscribes the player from all news. */
async function endAllNews(): Promise<void> {
  const { contacts = [] } = await callApi('account.getprofileinfo', { fields: 'contacts' })
  const subscribed = contacts.filter(({ is_subscribed }) => is_subscribed)
  await Promise.all(subscribed.map(({ contact }) => callApi('account.unsubscribe', { contact })))
}

async function endNews(token: string | undefined): Promise<State> {
  try {
    if (token === undefined) await endAllNews()
    else await callApi('account.unsubscribe', { token })
    return 'done'
  } catch (error) {
    if (error instanceof NetworkError) return 'offline'
    const isForeign = error instanceof ApiError && error.type === 'InvalidParameterException'
    return isForeign ? 'foreign' : 'failed'
  }
}

export function Unsubscribe({ props }: BlockProps<typeof unsubscribe, ReactNode>) {
  const { t } = useTranslation()
  const { isAuthenticated } = useSession()
  const query = useAddressQuery(['token'])
  const token = query?.['token']
  const [state, setState] = useState<State>()

  function send() {
    setState('pending')
    void endNews(token).then(setState)
  }

  const shown = state ?? shownAtFirst()

  function shownAtFirst() {
    if (query === undefined) return 'pending'
    // Programs that check the links of e-mails open them, too: only a click counts.
    return token !== undefined || isAuthenticated ? 'question' : 'guest'
  }
  const isProblem = ['foreign', 'offline', 'failed'].includes(shown)
  return (
    <Outcome
      emblem={isProblem ? 'bolt' : 'bell'}
      title={shown === 'done' ? props.title : t(`auth.unsubscribe.${shown}.title`)}
      text={shown === 'done' ? props.text : t(`auth.unsubscribe.${shown}.text`)}
      isBusy={shown === 'pending'}
      isProblem={isProblem}
    >
      {(shown === 'question' || shown === 'offline' || shown === 'failed') && (
        <Button size="l" onClick={send}>
          {t(shown === 'question' ? 'auth.unsubscribe.send' : 'errors.retry')}
        </Button>
      )}
      {(shown === 'done' || shown === 'foreign' || shown === 'guest') &&
        props.buttons.map(({ label, action, icon, variant = 'secondary' }, index) => (
          <ActionButton key={index} action={action} icon={icon} variant={variant} size="l">
            {label}
          </ActionButton>
        ))}
    </Outcome>
  )
}
