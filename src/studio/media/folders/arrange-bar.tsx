import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMediaFolder, mediaPlaceLimits } from '../../../../schemas/media-folders.ts'
import type { MediaItem } from '../../../../schemas/studio/answers.ts'
import type { StudioParams } from '../../../../schemas/studio/calls.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { callStudio } from '../../call-studio.ts'
import { useAction } from '../../use-action.ts'
import { useMediaError } from '../use-media-error.ts'
import { areTags, FolderField, readTags, TagsField } from './place-fields.tsx'
import { ActionError } from '../../kit/action-error.tsx'
import styles from './folders.module.css'

interface ArrangeBarProps {
  /** Addresses of the selected pictures. */
  selected: readonly string[]
  /** Pictures that the filter finds. */
  found: readonly MediaItem[]
  items: readonly MediaItem[]
  onSelect: (addresses: readonly string[]) => void
  /** The updated library, and what has been done. */
  onDone: (items: MediaItem[], notice: string) => void
}

/** Moves the selected pictures to a folder, and adds or removes a tag. */
export function ArrangeBar({ selected, found, items, onSelect, onDone }: ArrangeBarProps) {
  const { t } = useTranslation()
  const [folder, setFolder] = useState('')
  const [tag, setTag] = useState('')
  const count = selected.length
  const { isPending, reason, run } = useAction(
    async (change: Omit<StudioParams<'media.arrange'>, 'addresses'>, notice: string) =>
      onDone(await callStudio('media.arrange', { addresses: [...selected], ...change }), notice),
    useMediaError(),
  )
  const path = folder.trim()
  const isInFolder = items.some((item) => item.folder !== '' && selected.includes(item.address))
  const tags = readTags(tag)
  const name = tags.join(', ')
  const isTag = tags.length > 0 && areTags(tag)
  return (
    <div role="group" aria-label={t('media.arrange.title')} className={styles.arrange}>
      <div className={styles.line}>
        <p role="status" className={styles.selected}>
          {t('media.arrange.selected', { count })}
        </p>
        <Button
          variant="secondary"
          size="s"
          onClick={() => onSelect(found.slice(0, mediaPlaceLimits.pictures).map(({ address }) => address))}
        >
          {t('media.arrange.all')}
        </Button>
        <Button variant="secondary" size="s" onClick={() => onSelect([])}>
          {t('media.arrange.clear')}
        </Button>
      </div>
      <form
        className={styles.change}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isMediaFolder(path)) return
          const notice = path === '' ? 'media.arrange.movedOut' : 'media.arrange.moved'
          run({ folder: path }, t(notice, { count, folder: path }))
        }}
      >
        <FolderField label={t('media.folders.field')} value={folder} onChange={setFolder} items={items} />
        <Button
          type="submit"
          variant={path === '' ? 'secondary' : 'primary'}
          size="s"
          disabled={path === '' && !isInFolder}
          loading={isPending}
        >
          {path === '' ? t('media.arrange.moveOut') : t('media.arrange.move')}
        </Button>
      </form>
      <form
        className={styles.change}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isTag) run({ addTags: tags }, t('media.arrange.tagged', { count, tag: name }))
        }}
      >
        <TagsField label={t('media.tags.one')} value={tag} onChange={setTag} items={items} />
        <Button type="submit" size="s" disabled={!isTag} loading={isPending}>
          {t('media.arrange.tag')}
        </Button>
        <Button
          variant="secondary"
          size="s"
          disabled={!isTag}
          loading={isPending}
          onClick={() => run({ removeTags: tags }, t('media.arrange.untagged', { count, tag: name }))}
        >
          {t('media.arrange.untag')}
        </Button>
      </form>
      <ActionError reason={reason} />
    </div>
  )
}
