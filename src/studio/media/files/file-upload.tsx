import { useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { documentExtensions, fileLimits, type FileKind } from '../../../../schemas/files.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { sendFile } from '../../send-file.ts'
import { useAction } from '../../use-action.ts'
import { LicenceField } from './licence-field.tsx'
import { useFileError, useLimit } from './use-file-error.ts'
import { ActionError } from '../../kit/action-error.tsx'
import { Hint } from '../../kit/text.tsx'
import styles from './files.module.css'

interface FileUploadProps {
  kind: FileKind
  /** The button that opens the file dialog. */
  button: RefObject<HTMLButtonElement | null>
  /** Receives the name of the file. */
  onThere: (name: string) => void
}

/** What the browser offers; the server looks at the content. */
const accepted = {
  font: '.woff2,font/woff2',
  sound: '.mp3,.ogg,.m4a,audio/mpeg,audio/ogg,audio/mp4',
  document: documentExtensions.map((extension) => `.${extension}`).join(),
} as const satisfies Record<FileKind, string>

/** Why the server will refuse the file; before its licence is written. */
function obstacleOf(
  kind: FileKind,
  { name, type, size }: File,
): 'FileUnreadable' | 'FileTooLarge' | undefined {
  const names = accepted[kind].split(',')
  const isOffered = names.some((each) => each === type || name.toLowerCase().endsWith(each))
  if (!isOffered) return 'FileUnreadable'
  return size > fileLimits[kind] ? 'FileTooLarge' : undefined
}

/** Uploads one font, sound or file to download; asks for its licence first. */
export function FileUpload({ kind, button, onThere }: FileUploadProps) {
  const { t } = useTranslation()
  const errorOf = useFileError(kind)
  const limit = useLimit(kind)
  // Files to download are mostly the site's own.
  const usualLicence = kind === 'document' ? t('files.document.own') : ''
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [licence, setLicence] = useState(usualLicence)
  const [isChecked, setIsChecked] = useState(false)
  const { isPending, reason, setReason, run } = useAction(async (chosen: File) => {
    const query = new URLSearchParams({ name: chosen.name.slice(-200), licence: licence.trim() })
    const signal = new AbortController().signal
    await sendFile({
      address: `/studio/files?${query.toString()}`,
      file: chosen,
      signal,
      onProgress: () => undefined,
    })
    dismiss()
    onThere(chosen.name)
  }, errorOf)
  const obstacle = file && obstacleOf(kind, file)

  function dismiss() {
    setFile(undefined)
    setLicence(usualLicence)
    setIsChecked(false)
    setReason(undefined)
    button.current?.focus()
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (file && licence.trim() !== '' && !obstacle) run(file)
  }
  return (
    <form className={styles.upload} noValidate onSubmit={submit}>
      <div className={styles.choose}>
        <Button ref={button} variant="secondary" icon="plus" onClick={() => input.current?.click()}>
          {t(`files.${kind}.upload`)}
        </Button>
        <Hint>{t(`files.${kind}.limits`, limit)}</Hint>
      </div>
      <input
        ref={input}
        type="file"
        accept={accepted[kind]}
        hidden
        onChange={({ target }) => {
          setFile(target.files?.[0])
          // It belongs to the former file.
          setReason(undefined)
          // Allows the same file to be selected again.
          target.value = ''
        }}
      />
      {file && (
        <>
          <p className={styles.name}>{file.name}</p>
          {!obstacle && <LicenceField value={licence} onChange={setLicence} isChecked={isChecked} />}
          <ActionError reason={obstacle ? t(`files.refusals.${obstacle}`, limit) : reason} />
          <div className={styles.choices}>
            <Button variant="secondary" onClick={dismiss}>
              {t('media.dismiss')}
            </Button>
            {!obstacle && (
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
