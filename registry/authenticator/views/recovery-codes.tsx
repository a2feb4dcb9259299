import { useEffect, useRef } from 'react'
import { saveFile } from '../../../src/lib/browser/save-file.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Button } from '../../../src/ui/controls/button.tsx'
import styles from './authenticator-card.module.css'
import { CopyButton } from './copy-button.tsx'

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const text = codes.join('\n')
  return (
    <div ref={box} tabIndex={-1} className={styles.setup}>
      <p className={styles.important}>{t('profile.authenticator.recovery')}</p>
      <ul className={styles.codes} aria-label={t('profile.authenticator.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton text={text} />
        <Button
          variant="outline"
          size="s"
          onClick={() => saveFile('recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          {t('profile.authenticator.download')}
        </Button>
      </div>
      <Button className={styles.button} onClick={onDone}>
        {t('profile.authenticator.saved')}
      </Button>
    </div>
  )
}
