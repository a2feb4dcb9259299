import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fileLimits } from '../../../../schemas/files.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { sendFile } from '../../send-file.ts'
import { useAction } from '../../use-action.ts'
import { LicenceField } from './licence-field.tsx'
import { fontLimit, useFontError } from './use-font-error.ts'
import styles from './fonts.module.css'

/** Uploads one font; asks for its licence first. */
export function FontUpload({ onThere }: { onThere: () => void }) {
  const { t } = useTranslation()
  const errorOf = useFontError()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [note, setNote] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const { isPending, reason, run } = useAction(async (chosen: File) => {
    const query = new URLSearchParams({ name: chosen.name.slice(-200), note: note.trim() })
    const signal = new AbortController().signal
    await sendFile({
      address: `/studio/files?${query.toString()}`,
      file: chosen,
      signal,
      onProgress: () => undefined,
    })
    setFile(undefined)
    setNote('')
    setIsChecked(false)
    onThere()
  }, errorOf)
  const isTooLarge = file !== undefined && file.size > fileLimits.font

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (file && note.trim() !== '' && !isTooLarge) run(file)
  }
  return (
    <form className={styles.upload} noValidate onSubmit={submit}>
      <div className={styles.choose}>
        <Button variant="secondary" icon="plus" onClick={() => input.current?.click()}>
          {t('fonts.upload')}
        </Button>
        <p className={styles.hint}>{t('fonts.limits', fontLimit)}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept=".woff2,font/woff2"
        hidden
        onChange={({ target }) => {
          setFile(target.files?.[0])
          // Allows the same file to be selected again.
          target.value = ''
        }}
      />
      {file && (
        <>
          <p className={styles.name}>{file.name}</p>
          <LicenceField value={note} onChange={setNote} isChecked={isChecked} />
          {isTooLarge && <p role="alert">{t('fonts.refusals.FileTooLarge', fontLimit)}</p>}
          {reason && <p role="alert">{reason}</p>}
          <div className={styles.choices}>
            <Button variant="secondary" onClick={() => setFile(undefined)}>
              {t('media.dismiss')}
            </Button>
            {!isTooLarge && (
              <Button type="submit" loading={isPending}>
                {t('media.send')}
              </Button>
            )}
          </div>
        </>
      )}
    </form>
  )
}
