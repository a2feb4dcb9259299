import { useCopy } from '../../../src/lib/browser/use-copy.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Button } from '../../../src/ui/controls/button.tsx'
import styles from './authenticator-card.module.css'

/** Copies a text, and says whether the browser allowed it. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const { result, copy } = useCopy()
  return (
    <span className={styles.copy}>
      <Button variant="outline" size="s" onClick={() => copy(text)}>
        {t('profile.authenticator.copy')}
      </Button>
      <span role="status" className={styles.copied}>
        {result !== undefined && result !== 'pending' && t(`profile.authenticator.${result}`)}
      </span>
    </span>
  )
}
