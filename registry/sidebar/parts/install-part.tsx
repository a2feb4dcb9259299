import { askToInstall, useInstallWay } from '../../../src/lib/browser/install.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useFacts } from '../../../src/renderer/render-context.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import styles from '../sidebar.module.css'

/** Adds the site to the home screen, if the device supports it. */
export function InstallPart() {
  const { t } = useTranslation()
  const { features } = useFacts()
  const way = useInstallWay()
  if (way === 'no' || features['installApp'] !== true) return null
  if (way === 'byHand')
    return (
      <details className={styles.install}>
        <summary className={styles.link}>
          <Icon name="download" />
          {t('app.install')}
        </summary>
        <p>{t('app.byHand')}</p>
      </details>
    )
  return (
    <button type="button" className={styles.link} onClick={askToInstall}>
      <Icon name="download" />
      {t('app.install')}
    </button>
  )
}
