import { useState } from 'react'
import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { Contact } from '../../../../schemas/api/entities/account.ts'
import type { LoadResult } from '../../../../schemas/component.ts'
import { callApi } from '../../../lib/api/client.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { ActionButton } from '../../../renderer/action-button.tsx'
import { useBlockData } from '../../../renderer/use-block-data.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { refreshSession } from '../../session/index.ts'
import { AccountCard, Loaded, Problem } from '../account-card.tsx'
import { shownContact } from '../contacts/contacts.ts'
import { done } from '../../../lib/api/done.ts'
import { SwitchRow } from './setting-row.tsx'
import { useTask } from '../../../lib/data/use-task.ts'

interface SubscriptionsCardProps {
  blockId: string
  profile: LoadResult<CallAnswer<'account.getprofileinfo'>> | undefined
}

/** Which contacts receive news and offers. */
export function SubscriptionsCard({ blockId, profile: first }: SubscriptionsCardProps) {
  const { t } = useTranslation()
  const load = () => callApi('account.getprofileinfo', { fields: 'contacts' })
  const profile = useBlockData(blockId, 'profile', load, first)
  return (
    <AccountCard id={blockId} title={t('profile.subscriptions.title')}>
      <Loaded state={profile} height="120px">
        {({ contacts = [] }) =>
          contacts.length === 0 ? (
            <EmptyState
              emblem="lotus"
              title={t('profile.subscriptions.empty')}
              text={t('profile.subscriptions.emptyText')}
            >
              <ActionButton action={{ type: 'navigate', to: '/profile/settings' }} variant="secondary">
                {t('profile.subscriptions.toContacts')}
              </ActionButton>
            </EmptyState>
          ) : (
            <div>
              {contacts.map((contact) => (
                <Subscription key={contact.contact} contact={contact} />
              ))}
            </div>
          )
        }
      </Loaded>
    </AccountCard>
  )
}

function Subscription({ contact }: { contact: Contact }) {
  const { t } = useTranslation()
  const [isOn, setIsOn] = useState(contact.is_subscribed)
  const { run, isPending, problem } = useTask(async (wanted: boolean) => {
    // The switch changes immediately, and changes back unless the platform confirms.
    setIsOn(wanted)
    try {
      await done(
        callApi('account.changeSubscription', { contact: contact.contact, subscription: wanted ? 1 : 0 }),
      )
    } catch (error) {
      setIsOn(!wanted)
      throw error
    }
    await refreshSession()
  })
  return (
    <>
      <SwitchRow
        title={shownContact(contact)}
        hint={t(isOn ? 'profile.subscriptions.on' : 'profile.subscriptions.off')}
        checked={isOn}
        disabled={isPending}
        onChange={run}
      />
      {problem && <Problem>{problem}</Problem>}
    </>
  )
}
