import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { useWindowTitle } from '../shell/use-window-title.ts'
import { SignInForm, type SignInProps } from './sign-in-form.tsx'
import styles from './sign-in-page.module.css'

export function SignInPage(props: SignInProps) {
  const { t } = useTranslation()
  useWindowTitle(t('signIn.title'))
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{t('signIn.title')}</h1>
        <SignInForm {...props} />
        <LanguageSwitch />
      </div>
    </main>
  )
}
