import { useRef, useState, type DragEvent } from 'react'
import { useImmer } from 'use-immer'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { pictureTypes } from './picture-types.ts'
import { UploadForm } from './upload-form.tsx'
import { sizeLimits } from './use-media-error.ts'
import { Stack } from '../kit/layout.tsx'
import { Hint } from '../kit/text.tsx'
import styles from './media.module.css'

interface UploadPanelProps {
  /** One file at a time. */
  isSingle?: boolean
  /** Folder into which pictures go; empty: the top. */
  folder: string
  onThere: (address: string, isNew: boolean) => void
}

interface PendingFile {
  id: number
  file: File
}

/** Accepts files by button or drop, and asks for the alt text of each. */
export function UploadPanel({ isSingle = false, folder, onThere }: UploadPanelProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const count = useRef(0)
  const [pending, setPending] = useImmer<PendingFile[]>([])
  const [isOver, setIsOver] = useState(false)

  function take(files: FileList | null) {
    const added = [...(files ?? [])].map((file) => ({ id: (count.current += 1), file }))
    setPending((draft) => (isSingle ? added.slice(0, 1) : void draft.push(...added)))
  }
  const dismiss = (id: number) => setPending((before) => before.filter((each) => each.id !== id))

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <Stack>
      <div
        className={classNames(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Button variant="secondary" icon="plus" onClick={() => input.current?.click()}>
          {t('media.upload')}
        </Button>
        <Hint>
          {t('media.drop')} {t('media.limits', sizeLimits)}
          {folder !== '' && ` ${t('media.folders.into', { folder })}`}
        </Hint>
        <input
          ref={input}
          type="file"
          accept={pictureTypes}
          multiple={!isSingle}
          hidden
          onChange={({ target }) => {
            take(target.files)
            // Allows the same file to be selected again.
            target.value = ''
          }}
        />
      </div>
      {pending.map(({ id, file }) => (
        <UploadForm
          key={id}
          file={file}
          folder={folder}
          onThere={(address, isNew) => {
            dismiss(id)
            onThere(address, isNew)
          }}
          onDismiss={() => dismiss(id)}
        />
      ))}
    </Stack>
  )
}
