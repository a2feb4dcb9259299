import { useTranslation } from 'react-i18next'
import styles from './navigation.module.css'

export function Brand() {
  const { t } = useTranslation()
  return (
    <span className={styles.brand}>
      Marquee <span className={styles.product}>{t('name')}</span>
    </span>
  )
}
