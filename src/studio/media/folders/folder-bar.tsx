import { useTranslation } from 'react-i18next'
import { folderPathOf } from '../../../../schemas/media-folders.ts'
import type { MediaItem } from '../../../../schemas/studio/answers.ts'
import { Chip } from '../../../ui/controls/chip.tsx'
import { Toolbar } from '../../keyboard/toolbar.tsx'
import { countFolders, noFolder } from './find-pictures.ts'
import { InlineHint } from '../../kit/text.tsx'
import styles from './folders.module.css'

interface FolderBarProps {
  items: readonly MediaItem[]
  /** The open folder. */
  value: string
  onChange: (folder: string) => void
}

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('/') + 1)
const parentOf = (folder: string) => folder.slice(0, Math.max(0, folder.lastIndexOf('/')))

/** The way to the open folder, and the folders in it, with the number of their pictures. */
export function FolderBar({ items, value, onChange }: FolderBarProps) {
  const { t } = useTranslation()
  const folders = countFolders(items)
  if (folders.length === 0 && value === '') return null
  const isTop = value === '' || value === noFolder
  const countOf = (folder: string) => folders.find((each) => each.value === folder)?.count ?? 0
  const inside = folders.filter((folder) => parentOf(folder.value) === (isTop ? '' : value))
  const chip = (folder: string, label: string, count: number) => (
    <Chip
      key={folder}
      className={styles.chip}
      selected={folder === value}
      title={folder}
      onClick={() => onChange(folder)}
    >
      <span className={styles.label}>{label}</span> <InlineHint>{count}</InlineHint>
    </Chip>
  )
  return (
    <Toolbar label={t('media.folders.title')} className={styles.bar}>
      {chip('', t('media.folders.all'), items.length)}
      {!isTop &&
        folderPathOf(value).map((folder) => (
          <span key={folder} className={styles.step}>
            <span aria-hidden="true">/</span>
            {chip(folder, nameOf(folder), countOf(folder))}
          </span>
        ))}
      {inside.length > 0 && <span className={styles.divider} aria-hidden="true" />}
      {inside.map(({ value: folder, count }) => chip(folder, nameOf(folder), count))}
      {isTop && chip(noFolder, t('media.folders.none'), items.filter(({ folder }) => folder === '').length)}
    </Toolbar>
  )
}
