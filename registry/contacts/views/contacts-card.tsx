import { formOf } from '../../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../../schemas/component.ts'
import { useMemo, useState } from 'react'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import type { Contact } from '../../../schemas/api/entities/account.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { FormView, type ExtendableForm } from '../../../src/renderer/form/form-view.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { Badge } from '../../../src/ui/display/badge.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { refreshSession, useSession } from '../../../src/modules/session/index.ts'
import { showToast } from '../../../src/modules/toasts/index.ts'
import {
  AccountCard,
  CodeEntry,
  countryOfNumber,
  Loaded,
  Problem,
  markConfirmSent,
  narrowPhone,
  shownContact,
  useChanges,
  useCodeRequest,
} from '../../../src/modules/account/index.ts'
import styles from './contacts-card.module.css'
import { load } from '../contacts.load.ts'
import type { contacts } from '../contacts.schema.ts'

type PhoneSettings = CallAnswer<'account.getContactPhoneSettings'>

/** Phone and e-mail with their state. A new contact is confirmed by a code. */
export function ContactsCard(block: BlockProps<typeof contacts, ReactNode>) {
  const { t } = useTranslation()
  const profile = useLoad(load, 'profile', block)
  const phones = useLoad(load, 'phones', block)
  useChanges('contacts', profile.retry)
  return (
    <AccountCard id={block.id} title={t('profile.contacts.title')} aside={t('profile.contacts.hint')}>
      <Loaded state={profile} height="190px">
        {({ contacts = [] }) => (
          <div className={styles.kinds}>
            {(['phone', 'email'] as const).map((kind) => (
              <Kind
                key={kind}
                kind={kind}
                contacts={contacts.filter(({ type }) => type === kind)}
                phones={phones.data}
              />
            ))}
          </div>
        )}
      </Loaded>
    </AccountCard>
  )
}

interface KindProps {
  kind: Contact['type']
  contacts: readonly Contact[]
  phones: PhoneSettings | undefined
}

function Kind({ kind, contacts, phones }: KindProps) {
  const { t } = useTranslation()
  const uid = useSession().account?.uid ?? 0
  const [isAdding, setIsAdding] = useState(false)
  const [confirming, setConfirming] = useState<string>()
  const country = phones?.items.find(({ country_code }) => country_code === phones.default_country_code)
  const extend = useMemo(
    () => (kind === 'phone' && country ? (form: ExtendableForm) => narrowPhone(form, country) : undefined),
    [kind, country],
  )

  const codeOf = (number: unknown) => (countryOfNumber(number, phones?.items ?? []) ?? country)?.country_code

  const code = useCodeRequest(async () => {
    if (confirming === undefined) return undefined
    await callApi('account.sendconfirmationtocontact', { contact: confirming })
    markConfirmSent(uid)
    return undefined
  })

  return (
    <div className={styles.kind}>
      <h3 className={styles.name}>{t(`profile.contacts.${kind}`)}</h3>
      {contacts.length === 0 && <p className={styles.none}>{t(`profile.contacts.none.${kind}`)}</p>}
      {contacts.map((contact) => (
        <ContactRow
          key={contact.contact}
          contact={contact}
          onConfirm={
            confirming === contact.contact
              ? undefined
              : () => {
                  setIsAdding(false)
                  setConfirming(contact.contact)
                }
          }
        />
      ))}
      {confirming !== undefined && (
        <Confirmation
          key={confirming}
          kind={kind}
          contact={confirming}
          code={code}
          onEnd={() => {
            code.forget()
            setConfirming(undefined)
          }}
        />
      )}
      {confirming === undefined && !isAdding && (
        <Button
          variant="outline"
          size="s"
          icon="plus"
          className={styles.add}
          onClick={() => setIsAdding(true)}
        >
          {t(`profile.contacts.${contacts.length === 0 ? 'add' : 'change'}.${kind}`)}
        </Button>
      )}
      {isAdding && (
        <div className={styles.adding}>
          <FormView
            formKey={formOf(`contact-${kind}`)}
            rows={1}
            hideTitle
            extend={extend}
            payload={(values) =>
              kind === 'phone' ? { ...values, phone_country_code: codeOf(values['contact']) } : { ...values }
            }
            onDone={(contact) => {
              setIsAdding(false)
              if (typeof contact === 'string') setConfirming(contact)
            }}
          />
          <Button variant="ghost" onClick={() => setIsAdding(false)}>
            {t('profile.cancel')}
          </Button>
        </div>
      )}
    </div>
  )
}

function ContactRow({ contact, onConfirm }: { contact: Contact; onConfirm: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <div className={styles.row}>
      <Icon name={contact.type === 'phone' ? 'phone' : 'mail'} />
      <span className={styles.value}>{shownContact(contact)}</span>
      {contact.is_confirmed ? (
        <Badge tone="ok">{t('profile.contacts.confirmed')}</Badge>
      ) : (
        <Badge tone="warn">{t('profile.contacts.unconfirmed')}</Badge>
      )}
      {!contact.is_confirmed && onConfirm && (
        <Button variant="secondary" size="s" onClick={onConfirm}>
          {t('profile.contacts.confirm')}
        </Button>
      )}
    </div>
  )
}

interface ConfirmationProps {
  kind: Contact['type']
  contact: string
  code: ReturnType<typeof useCodeRequest>
  onEnd: () => void
}

/** First requests the message, then asks for its code. */
function Confirmation({ kind, contact, code, onEnd }: ConfirmationProps) {
  const { t } = useTranslation()
  const shown = shownContact({ type: kind, contact })
  if (code.resendAt === undefined) {
    return (
      <div className={styles.adding}>
        <p className={styles.none}>{t('profile.contacts.sendText', { contact: shown })}</p>
        {code.problem && <Problem>{code.problem}</Problem>}
        <Button onClick={code.run} loading={code.isPending} variant="secondary">
          {t('profile.contacts.send')}
        </Button>
        <Button variant="ghost" onClick={onEnd}>
          {t('profile.cancel')}
        </Button>
      </div>
    )
  }
  return (
    <CodeEntry
      text={t('profile.contacts.sent', { contact: shown })}
      formKey={formOf('contact-code')}
      values={{ contact }}
      resendAt={code.resendAt}
      isResending={code.isPending}
      problem={code.problem}
      onResend={code.run}
      onCancel={onEnd}
      onDone={() => {
        onEnd()
        void refreshSession()
        showToast({ kind: 'success', title: t('profile.contacts.done') })
      }}
    />
  )
}
