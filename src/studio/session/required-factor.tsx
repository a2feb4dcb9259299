import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { AddPasskey } from '../account/add-passkey.tsx'
import { FactorSetup } from '../account/factor-setup.tsx'
import { useWindowTitle } from '../shell/use-window-title.ts'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import styles from './sign-in-page.module.css'

interface RequiredFactorProps {
  onDone: () => void
  onSignOut: () => void
}

/** Shown in place of the Studio until the user has the second factor that the administrators require. */
export function RequiredFactor({ onDone, onSignOut }: RequiredFactorProps) {
  const { t } = useTranslation()
  useWindowTitle(`${t('account.factorRequired')} – ${t('name')}`)
  const [isPasskey, setIsPasskey] = useState(false)
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{t('account.factorRequired')}</h1>
        <p>{t('account.factorHint')}</p>
        {isPasskey ? (
          <AddPasskey onDone={onDone} onCancel={() => setIsPasskey(false)} />
        ) : (
          <>
            <FactorSetup onDone={onDone} />
            <Button variant="secondary" size="s" onClick={() => setIsPasskey(true)}>
              {t('account.passkeyInstead')}
            </Button>
          </>
        )}
        <Button variant="ghost" size="s" icon="logout" onClick={onSignOut}>
          {t('signOut')}
        </Button>
        <LanguageSwitch />
      </div>
    </main>
  )
}
