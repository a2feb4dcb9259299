import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { StudioPasskey } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { callStudio } from '../call-studio.ts'
import { textOf } from '../form-text.ts'
import { Loaded } from '../kit/loaded.tsx'
import { useTimestamp } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import { AccountForm } from './account-form.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { ConfirmPassword } from './confirm-password.tsx'
import { TextField } from '../kit/field.tsx'
import { Subtitle } from '../kit/text.tsx'
import styles from './account.module.css'

/** The user's passkeys: add, name and remove. */
export function PasskeyList() {
  const { t } = useTranslation()
  const passkeys = useStudioData('passkeys.list', {})
  const { mutate } = useSWRConfig()
  const [isAdding, setIsAdding] = useState(false)

  async function finish() {
    setIsAdding(false)
    await mutate((key) => Array.isArray(key) && /^(?:session|passkeys)\./.test(String(key[0])))
  }

  return (
    <section className={styles.section} aria-labelledby="passkeys">
      <Subtitle id="passkeys">{t('account.passkeys')}</Subtitle>
      <p className={styles.hint}>{t('account.passkeysHint')}</p>
      <Loaded reading={passkeys} waiting={<Skeleton height="60px" />}>
        {(list) =>
          list.length > 0 && (
            <ul className={styles.sessions}>
              {list.map((passkey) => (
                <Passkey key={passkey.id} passkey={passkey} onChanged={() => void finish()} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isAdding ? (
        <AddPasskey onDone={() => void finish()} onCancel={() => setIsAdding(false)} />
      ) : (
        <div>
          <Button variant="secondary" size="s" onClick={() => setIsAdding(true)}>
            {t('account.passkeyAdd')}
          </Button>
        </div>
      )}
    </section>
  )
}

interface PasskeyProps {
  passkey: StudioPasskey
  onChanged: () => void
}

function Passkey({ passkey, onChanged }: PasskeyProps) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const [step, setStep] = useState<'rename' | 'remove' | null>(null)
  const { id, name, createdAt, usedAt } = passkey
  const end = () => {
    setStep(null)
    onChanged()
  }
  return (
    <li className={styles.session}>
      <div className={styles.where}>
        <strong>{name}</strong>
        <span className={styles.hint}>
          {t('account.passkeyAdded', { time: time(createdAt) })}
          {usedAt !== null && ` · ${t('account.usedAt', { time: time(usedAt) })}`}
        </span>
        {step === 'rename' && <RenamePasskey passkey={passkey} onDone={end} onCancel={() => setStep(null)} />}
        {step === 'remove' && (
          <ConfirmPassword
            verb={t('account.passkeyRemove')}
            onConfirm={async (password) => {
              await callStudio('passkeys.remove', { id, password })
              end()
            }}
            onCancel={() => setStep(null)}
          />
        )}
      </div>
      {step === null && (
        <div className={styles.buttons}>
          <Button
            variant="ghost"
            size="s"
            aria-label={`${t('account.passkeyRename')}: ${name}`}
            onClick={() => setStep('rename')}
          >
            {t('account.passkeyRename')}
          </Button>
          <Button
            variant="ghost"
            size="s"
            aria-label={`${t('account.passkeyRemove')}: ${name}`}
            onClick={() => setStep('remove')}
          >
            {t('account.passkeyRemove')}
          </Button>
        </div>
      )}
    </li>
  )
}

interface RenamePasskeyProps {
  passkey: StudioPasskey
  onDone: () => void
  onCancel: () => void
}

function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const { t } = useTranslation()

  async function rename(form: FormData) {
    const name = textOf(form, 'name').trim()
    if (name === '') return t('account.passkeyNameEmpty')
    await callStudio('passkeys.rename', { id: passkey.id, name })
    onDone()
  }

  return (
    <AccountForm verb={t('account.passkeySave')} onSubmit={rename} onCancel={onCancel}>
      <TextField
        id="passkey-new-name"
        label={t('account.passkeyName')}
        required
        name="name"
        maxLength={80}
        defaultValue={passkey.name}
      />
    </AccountForm>
  )
}
