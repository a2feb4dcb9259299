import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMediaFolder, isWithin, trimmedFolder } from '../../../../schemas/media-folders.ts'
import type { MediaItem } from '../../../../schemas/studio/answers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { callStudio } from '../../call-studio.ts'
import { useAction } from '../../use-action.ts'
import { MediaDialog } from '../media-dialog.tsx'
import { useMediaError } from '../use-media-error.ts'
import { FolderField } from './place-fields.tsx'
import { ActionForm } from '../../kit/action-form.tsx'
import styles from './folders.module.css'

interface RenameFolderProps {
  folder: string
  items: readonly MediaItem[]
  /** The updated library, the new path, and how many pictures have moved. */
  onRenamed: (items: MediaItem[], to: string, count: number) => void
}

/** A button that asks for the new path of a folder. */
export function RenameFolder({ folder, items, onRenamed }: RenameFolderProps) {
  const { t } = useTranslation()
  const [to, setTo] = useState<string>()
  const path = trimmedFolder(to ?? '')
  const isNew = path !== '' && path !== folder && isMediaFolder(path)
  const action = useAction(async () => {
    const renamed = await callStudio('media.renameFolder', { folder, to: path })
    setTo(undefined)
    onRenamed(renamed, path, items.filter((item) => isWithin(item.folder, folder)).length)
  }, useMediaError())
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        className={styles.rename}
        aria-haspopup="dialog"
        onClick={() => setTo(folder)}
      >
        {t('media.folders.rename')}
      </Button>
      {to !== undefined && (
        <MediaDialog title={t('media.folders.renameTitle', { folder })} onClose={() => setTo(undefined)}>
          <ActionForm action={action} verb={t('media.folders.rename')} isBlocked={!isNew}>
            <p>{t('media.folders.renameHint')}</p>
            <FolderField label={t('media.folders.newName')} value={to} onChange={setTo} items={items} />
          </ActionForm>
        </MediaDialog>
      )}
    </>
  )
}
