import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox } from '../../ui/controls/field.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { useSiteLocale } from '../use-language.ts'
import { callStudio } from '../call-studio.ts'
import { useAction } from '../use-action.ts'
import { ArrangeBar } from './folders/arrange-bar.tsx'
import {
  everything,
  findPictures,
  isFiltered,
  noFolder,
  type PictureFilter,
} from './folders/find-pictures.ts'
import { FolderBar } from './folders/folder-bar.tsx'
import { RenameFolder } from './folders/rename-folder.tsx'
import { undoArrange } from './folders/undo-arrange.ts'
import { TagBar } from './folders/tag-bar.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { useMediaError } from './use-media-error.ts'
import { ActionError } from '../kit/action-error.tsx'
import { Hint, InlineHint } from '../kit/text.tsx'
import folders from './folders/folders.module.css'
import styles from './media.module.css'

/** Pictures per page. */
const pageSize = 60

interface PictureGridProps {
  items: readonly MediaItem[]
  filter: PictureFilter
  onFilter: (filter: PictureFilter) => void
  onChoose: (item: MediaItem) => void
  /** Receives the updated library. Omitted where pictures are only chosen. */
  onArranged?: ((items: MediaItem[]) => void) | undefined
}

/** The pictures of the library, newest first, with a search and filters by folder and tags. */
export function PictureGrid({ items, filter, onFilter, onChoose, onArranged }: PictureGridProps) {
  const { t } = useTranslation()
  const [most, setMost] = useState(pageSize)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [notice, setNotice] = useState('')
  /** The library before the last change of folders or tags, for undoing it. */
  const [before, setBefore] = useState<readonly MediaItem[]>()
  const undoing = useAction(async () => {
    const calls = undoArrange(before ?? [], items)
    let left: MediaItem[] | undefined
    for (const call of calls) left = await callStudio('media.arrange', call)
    setBefore(undefined)
    setNotice(t('start.undone'))
    if (left) onArranged?.(left)
  }, useMediaError())
  if (items.length === 0)
    return <EmptyState emblem="star" title={t('media.none')} text={t('media.noneText')} />
  const found = findPictures(items, filter)
  // What cannot be seen must not change.
  const selected = found.filter(({ address }) => marked.has(address)).map(({ address }) => address)
  const { folder } = filter
  const isFolder = folder !== noFolder && items.some((item) => item.folder !== '' && folder !== '')

  function mark(address: string, isMarked: boolean) {
    setMarked(new Set(isMarked ? [...selected, address] : selected.filter((each) => each !== address)))
  }
  function change(next: Partial<PictureFilter>) {
    setNotice('')
    setBefore(undefined)
    onFilter({ ...filter, ...next })
  }
  return (
    <>
      <ControlBox lead={<Icon name="search" />}>
        <input
          type="search"
          aria-label={t('media.search')}
          placeholder={t('media.search')}
          value={filter.query}
          onChange={({ target }) => change({ query: target.value })}
        />
      </ControlBox>
      <FolderBar items={items} value={folder} onChange={(next) => change({ folder: next, tags: [] })} />
      {onArranged && isFolder && found.length > 0 && (
        <RenameFolder
          key={folder}
          folder={folder}
          items={items}
          onRenamed={(renamed, to, count) => {
            change({ folder: to })
            setNotice(t('media.folders.renamed', { folder: to, count }))
            onArranged(renamed)
          }}
        />
      )}
      <TagBar items={found} value={filter.tags} onChange={(tags) => change({ tags })} />
      <Hint role="status">
        {notice} {t('media.count', { count: found.length })}
      </Hint>
      {before && (
        <Button
          className={folders.undo}
          variant="secondary"
          size="s"
          loading={undoing.isPending}
          onClick={() => undoing.run()}
        >
          {t('start.undo')}
        </Button>
      )}
      <ActionError reason={undoing.reason} />
      {onArranged && selected.length > 0 && (
        <ArrangeBar
          selected={selected}
          found={found}
          items={items}
          onSelect={(addresses) => setMarked(new Set(addresses))}
          onDone={(arranged, done) => {
            setNotice(done)
            setBefore(items)
            onArranged(arranged)
          }}
        />
      )}
      {found.length === 0 && isFiltered(filter) && (
        <EmptyState emblem="star" title={t('media.nothing')} text={t('media.nothingText')}>
          <Button variant="secondary" onClick={() => change(everything)}>
            {t('media.showAll')}
          </Button>
        </EmptyState>
      )}
      <ul role="list" className={styles.grid}>
        {found.slice(0, most).map((item) => (
          <li key={item.address} className={folders.tile}>
            <PictureTile item={item} onChoose={() => onChoose(item)} />
            {onArranged && (
              <label className={folders.check}>
                <input
                  type="checkbox"
                  aria-label={t('media.arrange.select', { name: item.name })}
                  checked={marked.has(item.address)}
                  onChange={({ target }) => mark(item.address, target.checked)}
                />
              </label>
            )}
          </li>
        ))}
      </ul>
      {found.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + pageSize)}>
          {t('media.more')}
        </Button>
      )}
    </>
  )
}

function PictureTile({ item, onChoose }: { item: MediaItem; onChoose: () => void }) {
  const locale = useSiteLocale()
  return (
    <button type="button" className={styles.tile} onClick={onChoose}>
      <Thumbnail address={item.address} className={styles.thumbnail} />
      <span className={styles.name}>{item.name}</span>
      <InlineHint>{item.alt[locale]}</InlineHint>
    </button>
  )
}
