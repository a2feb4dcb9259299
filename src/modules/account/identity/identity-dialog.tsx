import { formOf } from '../../../../schemas/roles/role-table.ts'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { callApi } from '../../../lib/api/client.ts'
import { useTask } from '../../../lib/data/use-task.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { FormView, type FormState } from '../../../renderer/form/form-view.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { onSessionEvent, requireLogin } from '../../session/index.ts'
import { Problem } from '../account-card.tsx'
import { CodeEntry } from '../contacts/code-entry.tsx'
import { useCodeRequest } from '../contacts/use-code-request.ts'
import styles from './identity-dialog.module.css'

/** By password, by a code to the masked contact, or by another login for players with neither. */
export type IdentityMethod =
  | { method: 'password' }
  | { method: 'code'; contact: string }
  | { method: 'login' }

interface Outcomes {
  onDone: () => void
  onCancel: () => void
}

/** Content of the dialog in which players confirm that they make a change themselves. */
export function IdentityDialog({ onDone, onCancel, ...by }: IdentityMethod & Outcomes) {
  const outcomes = { onDone, onCancel }
  if (by.method === 'code') return <ByCode contact={by.contact} {...outcomes} />
  return by.method === 'login' ? <ByLogin {...outcomes} /> : <ByPassword {...outcomes} />
}

/** Focuses the form's field when it first appears: filling it in is the only task in the dialog. */
function useFirstField() {
  const box = useRef<HTMLDivElement>(null)
  const isFocused = useRef(false)
  const onStateChange = useCallback((state: FormState) => {
    if (state !== 'ready' || isFocused.current) return
    isFocused.current = true
    box.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  return { box, onStateChange }
}

function Cancel({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation()
  return (
    <Button variant="ghost" onClick={onCancel}>
      {t('profile.cancel')}
    </Button>
  )
}

function ByPassword({ onDone, onCancel }: Outcomes) {
  const { t } = useTranslation()
  const { box, onStateChange } = useFirstField()
  return (
    <div ref={box} className={styles.step}>
      <p className={styles.text}>{t('profile.confirmation.password')}</p>
      <FormView
        formKey={formOf('confirm-identity')}
        rows={1}
        hideTitle
        onStateChange={onStateChange}
        onDone={onDone}
      />
      <Cancel onCancel={onCancel} />
    </div>
  )
}

function ByCode({ contact, onDone, onCancel }: Outcomes & { contact: string }) {
  const { t } = useTranslation()
  const { box, onStateChange } = useFirstField()
  const code = useCodeRequest(async () => (await callApi('account.sendidentitycode')).resend_time)
  return (
    <div ref={box} className={styles.step}>
      {code.resendAt === undefined ? (
        <>
          <p className={styles.text}>{t('profile.contacts.sendText', { contact })}</p>
          {code.problem && <Problem>{code.problem}</Problem>}
          <Button size="l" onClick={code.run} loading={code.isPending}>
            {t('profile.contacts.send')}
          </Button>
          <Cancel onCancel={onCancel} />
        </>
      ) : (
        <CodeEntry
          text={t('profile.contacts.sent', { contact })}
          formKey={formOf('identity-code')}
          resendAt={code.resendAt}
          isResending={code.isPending}
          problem={code.problem}
          bare
          onStateChange={onStateChange}
          onResend={code.run}
          onCancel={onCancel}
          onDone={onDone}
        />
      )}
    </div>
  )
}

/** The login opens above this dialog; once it succeeds, it is the confirmation. */
function ByLogin({ onDone, onCancel }: Outcomes) {
  const { t } = useTranslation()
  const login = useTask(requireLogin)
  const finish = useEffectEvent(onDone)
  useEffect(
    () =>
      onSessionEvent(({ type }) => {
        if (type === 'resumed') finish()
      }),
    [],
  )
  return (
    <div className={styles.step}>
      <p className={styles.text}>{t('profile.confirmation.login')}</p>
      {login.problem && <Problem>{login.problem}</Problem>}
      <Button size="l" onClick={login.run} loading={login.isPending}>
        {t('profile.confirmation.logIn')}
      </Button>
      <Cancel onCancel={onCancel} />
    </div>
  )
}
