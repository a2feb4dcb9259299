import { formOf } from '../../../schemas/roles/role-table.ts'
import { useRef, useState, type ReactNode } from 'react'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { BlockProps } from '../../../schemas/component.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import { describeError, useTask } from '../../../src/lib/data/use-task.ts'
import { deviceName } from '../../../src/lib/device-name.ts'
import { formatMoment } from '../../../src/lib/format/date.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { AccountCard, AccountRow, AccountRows, Loaded, Problem } from '../../../src/modules/account/index.ts'
import { confirmDialog } from '../../../src/modules/dialogs/index.ts'
import { addPasskey, passkeyProblem, useSupportsPasskeys } from '../../../src/modules/sign-in/index.ts'
import { showToast } from '../../../src/modules/toasts/index.ts'
import { FormView } from '../../../src/renderer/form/form-view.tsx'
import { useConfig } from '../../../src/renderer/render-context.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { Button } from '../../../src/ui/controls/button.tsx'
import { load } from '../passkeys.load.ts'
import type { passkeys } from '../passkeys.schema.ts'
import styles from './passkeys-card.module.css'

type Passkey = CallAnswer<'account.getpasskeys'>['items'][number]

/** The player's passkeys: added, renamed and removed. */
export function PasskeysCard(block: BlockProps<typeof passkeys, ReactNode>) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const canAdd = useSupportsPasskeys()
  const state = useLoad(load, 'passkeys', block)
  const add = useTask(
    async () => {
      await addPasskey(deviceName(navigator.userAgent) || t('profile.passkeys.title'))
      finish(t('profile.passkeys.added'))
    },
    (error, translate) => {
      const problem = passkeyProblem(error)
      if (problem === 'cancelled') return translate('profile.passkeys.cancelled')
      if (problem === 'known' || problem === 'address') return translate(`auth.passkey.problems.${problem}`)
      if (error instanceof ApiError && error.type === 'InvalidParameterException')
        return translate('profile.passkeys.notAdded')
      if (error instanceof DOMException) return translate('profile.passkeys.unsupported')
      return describeError(error, translate)
    },
  )
  if (state.error === 'MethodNotFoundException') return null

  /** The control that was used disappears with its passkey or form. */
  function finish(title: string) {
    showToast({ kind: 'success', title })
    list.current?.focus({ preventScroll: true })
    state.retry()
  }

  return (
    <AccountCard id={block.id} title={t('profile.passkeys.title')}>
      <p className={styles.text}>{t('profile.passkeys.text')}</p>
      <Loaded state={state} height="120px">
        {({ items }) => (
          <div ref={list} tabIndex={-1} className={styles.box}>
            {items.length === 0 ? (
              <p className={styles.text}>{t('profile.passkeys.none')}</p>
            ) : (
              <AccountRows label={t('profile.passkeys.title')}>
                {items.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} onChanged={finish} />
                ))}
              </AccountRows>
            )}
            {add.problem && <Problem>{add.problem}</Problem>}
            {canAdd ? (
              <Button variant="secondary" className={styles.add} loading={add.isPending} onClick={add.run}>
                {t('profile.passkeys.add')}
              </Button>
            ) : (
              <p className={styles.text}>{t('profile.passkeys.unsupported')}</p>
            )}
          </div>
        )}
      </Loaded>
    </AccountCard>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  onChanged: (message: string) => void
}

function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  const [isRenaming, setIsRenaming] = useState(false)
  const { id, name, created_at, last_used_at } = passkey
  const remove = useTask(async () => {
    const isSure = await confirmDialog({
      title: t('profile.passkeys.question', { name }),
      text: t('profile.passkeys.consequence'),
      confirmLabel: t('profile.passkeys.remove'),
      cancelLabel: t('profile.cancel'),
      danger: true,
    })
    if (!isSure) return
    await callApi('account.removepasskey', { id })
    onChanged(t('profile.passkeys.removed'))
  })
  return (
    <AccountRow
      title={name}
      details={[
        t('profile.passkeys.created', { at: formatMoment(created_at, timeZone) }),
        last_used_at === null
          ? t('profile.passkeys.unused')
          : t('profile.passkeys.used', { at: formatMoment(last_used_at, timeZone) }),
      ]}
      aside={
        <>
          <Button
            variant="outline"
            size="s"
            aria-expanded={isRenaming}
            aria-label={t('profile.passkeys.renameOf', { name })}
            onClick={() => setIsRenaming(!isRenaming)}
          >
            {t('profile.passkeys.rename')}
          </Button>
          <Button
            variant="outline"
            size="s"
            loading={remove.isPending}
            aria-label={t('profile.passkeys.removeOf', { name })}
            onClick={remove.run}
          >
            {t('profile.passkeys.remove')}
          </Button>
        </>
      }
    >
      {remove.problem !== undefined && <Problem>{remove.problem}</Problem>}
      {isRenaming && (
        <FormView
          formKey={formOf('passkey-name')}
          rows={1}
          hideTitle
          payload={(values) => ({ ...values, id })}
          onDone={() => {
            setIsRenaming(false)
            onChanged(t('profile.passkeys.renamed'))
          }}
        />
      )}
    </AccountRow>
  )
}
