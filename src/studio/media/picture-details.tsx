import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMediaFolder } from '../../../schemas/media-folders.ts'
import type { MediaItem } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { callStudio } from '../call-studio.ts'
import { ConfirmButton } from '../kit/confirm.tsx'
import { UseList } from '../editor/use-list.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { useInvalidFocus } from '../keyboard/use-invalid-focus.ts'
import { useMay } from '../session/use-session.ts'
import { useTimestamp } from '../use-language.ts'
import { useBytes } from '../use-bytes.ts'
import { useStudioData } from '../use-studio-data.ts'
import { useAction } from '../use-action.ts'
import { AltFields, isComplete } from './alt-fields.tsx'
import { CropButton } from './crop/crop-button.tsx'
import { CroppedNotice } from './crop/cropped-notice.tsx'
import { areTags, FolderField, readTags, TagsField } from './folders/place-fields.tsx'
import { FocalPointField } from './focal-point-field.tsx'
import { MediaDialog } from './media-dialog.tsx'
import { ReplacePicture } from './replace-picture.tsx'
import { useMediaError } from './use-media-error.ts'
import { ActionError } from '../kit/action-error.tsx'
import { Stack } from '../kit/layout.tsx'
import { Hint, Status } from '../kit/text.tsx'
import styles from './media.module.css'

interface PictureDetailsProps {
  item: MediaItem
  /** Address of the picture from which this one was just cropped. */
  original?: string | undefined
  /** Its folders and tags are suggested. */
  library: readonly MediaItem[]
  /** The updated library. */
  onChanged: (items: MediaItem[]) => void
  /** A part of it is a picture of its own now. */
  onCropped: (item: MediaItem) => void
  onRemoved: (items: MediaItem[]) => void
  onClose: () => void
}

/** Folder and tags, if they are others than before. */
function changedPlace(item: MediaItem, folder: string, tags: string) {
  const list = readTags(tags)
  return {
    ...(folder.trim() !== item.folder && { folder: folder.trim() }),
    ...(list.join() !== item.tags.join() && { tags: list }),
  }
}

/** A picture of the library: its focal point, alt texts, folder and tags, where it is used, and its removal. */
export function PictureDetails({
  item,
  original,
  library,
  onChanged,
  onCropped,
  onRemoved,
  onClose,
}: PictureDetailsProps) {
  const { t } = useTranslation()
  const moment = useTimestamp()
  const bytes = useBytes()
  const mediaErrorOf = useMediaError()
  const mayEdit = useMay('editor')
  const uses = useStudioData('media.uses', { address: item.address })
  const [alt, setAlt] = useState(item.alt)
  const [focus, setFocus] = useState(item.focus)
  const [folder, setFolder] = useState(item.folder)
  const [tags, setTags] = useState(item.tags.join(', '))
  const [isChecked, setIsChecked] = useState(false)
  const [timesRejected, setTimesRejected] = useState(0)
  const texts = useInvalidFocus<HTMLDivElement>(timesRejected)
  const [isSaved, setIsSaved] = useState(false)
  const [isNoticeOpen, setIsNoticeOpen] = useState(original !== undefined)
  const [saved, setSaved] = useState({ alt, focus })
  // Cropping takes all of it from the library.
  const isEdited =
    alt !== saved.alt || focus !== saved.focus || Object.keys(changedPlace(item, folder, tags)).length > 0
  const { address, name, width, height, size } = item

  const { isPending, reason, run } = useAction(async (action: 'save' | 'remove') => {
    setIsSaved(false)
    if (action === 'remove') return onRemoved(await callStudio('media.remove', { address }))
    setIsChecked(true)
    if (!isComplete(alt) || !isMediaFolder(folder.trim()) || !areTags(tags))
      return setTimesRejected((count) => count + 1)
    onChanged(
      await callStudio('media.describe', { address, alt, focus, ...changedPlace(item, folder, tags) }),
    )
    setSaved({ alt, focus })
    setIsSaved(true)
  }, mediaErrorOf)

  return (
    <MediaDialog title={name} onClose={onClose}>
      {original !== undefined && isNoticeOpen && (
        <CroppedNotice original={original} address={address} onDismiss={() => setIsNoticeOpen(false)} />
      )}
      <div className={styles.details}>
        <FocalPointField
          address={address}
          size={item}
          value={focus}
          onChange={setFocus}
          isReadOnly={!mayEdit}
        />
        <Stack ref={texts}>
          <Hint>
            {t('media.facts', { width, height, size: bytes(size) })}
            <br />
            {t('media.by', { name: item.uploadedBy, when: moment(item.uploadedAt) })}
          </Hint>
          <CropButton
            address={address}
            obstacle={isEdited ? t('media.crop.saveFirst') : undefined}
            onCropped={onCropped}
          />
          <AltFields value={alt} onChange={setAlt} isChecked={isChecked} isReadOnly={!mayEdit} />
          <FolderField
            label={t('media.folders.field')}
            value={folder}
            onChange={setFolder}
            items={library}
            isReadOnly={!mayEdit}
          />
          <TagsField
            label={t('media.tags.title')}
            value={tags}
            onChange={setTags}
            items={library}
            isReadOnly={!mayEdit}
          />
          <Loaded reading={uses} waiting={<Skeleton height="48px" />}>
            {(found) => (
              <>
                <UseList uses={found} isFile />
                {mayEdit && <ReplacePicture item={item} isUsed={found.length > 0} />}
              </>
            )}
          </Loaded>
          <ActionError reason={reason} />
          <Status>{isSaved && t('media.saved')}</Status>
          {mayEdit && (
            <div className={styles.choices}>
              {uses.data?.length === 0 && (
                <ConfirmButton
                  variant="danger"
                  question={t('media.removeQuestion', { name })}
                  verb={t('media.remove')}
                  onConfirm={() => run('remove')}
                >
                  {t('media.remove')}
                </ConfirmButton>
              )}
              <Button loading={isPending} onClick={() => run('save')}>
                {t('media.save')}
              </Button>
            </div>
          )}
        </Stack>
      </div>
    </MediaDialog>
  )
}
