import { useTranslation } from 'react-i18next'
import type { Ref } from 'react'
import { StudioIcon } from '../shell/studio-icon.tsx'
import { blocksAround, positionOfBlock, type OutlineBlock, type OutlineList } from './block-tree.ts'
import { useOutline } from './outline-context.ts'
import { useBlockKeys } from './use-block-keys.ts'
import styles from './outline.module.css'

interface FoldButtonProps {
  ref: Ref<HTMLButtonElement>
  lists: readonly OutlineList[]
  /** The selected block; undefined: the document itself. */
  block: OutlineBlock | undefined
  documentName: string
  isFolded: boolean
  onToggle: () => void
}

/** Opens the list of blocks, and shows the place of the selected one in it; the keys of its row work here, too. */
export function FoldButton({ ref, lists, block, documentName, isFolded, onToggle }: FoldButtonProps) {
  const { t } = useTranslation()
  const { textSection } = useOutline()
  const pressKey = useBlockKeys()
  const position = block && positionOfBlock(lists, block)
  const around = block ? blocksAround(lists, block) : []
  return (
    <button
      ref={ref}
      type="button"
      className={styles.fold}
      aria-expanded={!isFolded}
      onClick={onToggle}
      onKeyDown={(event) => block && pressKey(event, block)}
    >
      <StudioIcon name={isFolded ? 'chevron-right' : 'chevron-down'} size={16} />
      <span className={styles.foldName}>{t(`${textSection}.title`)}</span>{' '}
      {around.length > 0 && (
        <span className={styles.around}>{around.map(({ title }) => `${title} › `).join('')}</span>
      )}
      <span className={styles.current}>
        {block ? block.title || t('outline.noBlock') : documentName}
        {position && (
          <span>
            {' · '}
            {t('outline.position', { place: position.index + 1, count: position.list.blocks.length })}
          </span>
        )}
      </span>
    </button>
  )
}
