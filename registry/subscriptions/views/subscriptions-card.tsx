import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../../schemas/component.ts'
import { useState } from 'react'
import type { Contact } from '../../../schemas/api/entities/account.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { EmptyState } from '../../../src/ui/states/empty-state.tsx'
import { refreshSession } from '../../../src/modules/session/index.ts'
import { AccountCard, Loaded, Problem, SwitchRow, shownContact } from '../../../src/modules/account/index.ts'
import { useTask } from '../../../src/lib/data/use-task.ts'
import { load } from '../subscriptions.load.ts'
import type { subscriptions } from '../subscriptions.schema.ts'

/** Which contacts receive news and offers. */
export function SubscriptionsCard(block: BlockProps<typeof subscriptions, ReactNode>) {
  const { t } = useTranslation()
  const profile = useLoad(load, 'profile', block)
  return (
    <AccountCard id={block.id} title={t('profile.subscriptions.title')}>
      <Loaded state={profile} height="120px">
        {({ contacts = [] }) =>
          contacts.length === 0 ? (
            <EmptyState
              emblem="lotus"
              title={t('profile.subscriptions.empty')}
              text={t('profile.subscriptions.emptyText')}
            >
              <ActionButton action={{ type: 'navigate', to: urlOf('profile') }} variant="secondary">
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
      await callApi('account.changeSubscription', { contact: contact.contact, subscription: wanted ? 1 : 0 })
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
