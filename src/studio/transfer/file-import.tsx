import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { exportLimits } from '../../../schemas/content-api/transfer.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { NetworkError } from '../../lib/api/network-error.ts'
import { Button } from '../../ui/controls/button.tsx'
import { sendFile } from '../send-file.ts'
import { useAction } from '../use-action.ts'
import { ActionError } from '../kit/action-error.tsx'
import { Subtitle } from '../kit/text.tsx'
import styles from './transfer.module.css'

/** Uploads an exported file, and opens the comparison with this site. */
export function FileImport() {
  const { t } = useTranslation()
  const id = useId()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const upload = useRef<AbortController>(null)
  const [percent, setPercent] = useState(0)
  useEffect(() => () => upload.current?.abort(), [])
  const { isPending, reason, run } = useAction(async (file: File) => {
    if (file.size === 0) return t('transfer.emptyFile')
    if (file.size > exportLimits.bytes) return t('transfer.tooLarge')
    setPercent(0)
    upload.current = new AbortController()
    const { signal } = upload.current
    const answer = await sendFile({ address: '/studio/imports', file, onProgress: setPercent, signal })
    if (!isRecord(answer) || typeof answer['id'] !== 'number') throw new NetworkError('connection')
    await navigate(`/transfer/${answer['id']}`)
    return undefined
  })
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <Subtitle id={`${id}-title`}>{t('transfer.import')}</Subtitle>
      <p className={styles.hint}>{t('transfer.importText')}</p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) run(file)
          // Allows the same file to be selected again.
          target.value = ''
        }}
      />
      {isPending && (
        <progress className={styles.progress} max={100} value={percent} aria-label={t('transfer.import')} />
      )}
      <p role="status" className={styles.hint}>
        {isPending && (percent < 100 ? t('transfer.sending', { percent }) : t('transfer.comparing'))}
      </p>
      <ActionError reason={reason} />
      <div>
        <Button variant="secondary" loading={isPending} onClick={() => input.current?.click()}>
          {t('transfer.chooseFile')}
        </Button>
      </div>
    </section>
  )
}
