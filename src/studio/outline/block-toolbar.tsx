import { useTranslation } from 'react-i18next'
import { sharedSectionType } from '../../../schemas/documents/blocks/shared-section.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Toolbar } from '../keyboard/toolbar.tsx'
import type { OutlineBlock, OutlineList } from './block-tree.ts'
import type { Direction } from './block-changes.ts'
import { useOutline } from './outline-context.ts'
import styles from './outline.module.css'

const moves = [
  ['up', 'chevron-up'],
  ['down', 'chevron-down'],
  ['out', 'chevron-left'],
  ['in', 'chevron-right'],
] as const satisfies readonly (readonly [Direction, string])[]

/** The actions for the selected block. */
export function BlockToolbar({
  block,
  list,
  index,
}: {
  block: OutlineBlock
  list: OutlineList
  index: number
}) {
  const { t } = useTranslation()
  const outline = useOutline()
  const { textSection, toggle, editText, test, canTest } = outline
  const isFull = list.blocks.length >= (list.slot?.maxItems ?? Infinity)
  return (
    <Toolbar label={t(`${textSection}.toolbar`, { name: block.title })} className={styles.toolbar}>
      {moves
        .filter(([direction]) => outline.directions.includes(direction))
        .map(([direction, icon]) => (
          <Button
            key={direction}
            variant="ghost"
            size="s"
            square
            icon={icon}
            aria-label={t([`${textSection}.${direction}`, `outline.${direction}`])}
            title={t([`${textSection}.${direction}`, `outline.${direction}`])}
            disabled={!outline.canMove(block, direction)}
            onClick={() => outline.move(block, direction)}
          />
        ))}
      {editText && block.contract && (
        <Button
          variant="ghost"
          size="s"
          square
          aria-label={t('canvas.editText')}
          title={t('canvas.editText')}
          onClick={() => editText(block)}
        >
          Aa
        </Button>
      )}
      <Button
        variant="ghost"
        size="s"
        square
        icon="copy"
        aria-label={t('outline.copy')}
        title={t('outline.copy')}
        disabled={isFull || block.type === ''}
        onClick={() => outline.copy(block)}
      />
      {test && (
        <Button
          variant="ghost"
          size="s"
          square
          aria-label={t('outline.test')}
          title={t('outline.test')}
          disabled={!canTest?.(block, list)}
          onClick={() => test(block)}
        >
          A/B
        </Button>
      )}
      {block.type === sharedSectionType
        ? outline.detach && (
            <Button
              variant="ghost"
              size="s"
              square
              icon="grid"
              aria-label={t('outline.detach')}
              title={t('outline.detach')}
              disabled={block.isLocked}
              onClick={() => outline.detach?.(block)}
            />
          )
        : outline.share && (
            <Button
              variant="ghost"
              size="s"
              square
              icon="grid"
              aria-label={t('outline.share')}
              title={t('outline.share')}
              disabled={!outline.canShare?.(block)}
              onClick={() => outline.share?.(block)}
            />
          )}
      {toggle && (
        <Button
          variant="ghost"
          size="s"
          square
          icon={block.isHidden ? 'eye' : 'eye-off'}
          aria-label={t(block.isHidden ? 'outline.show' : 'outline.hide')}
          title={block.isLocked ? t('outline.isLocked') : t(block.isHidden ? 'outline.show' : 'outline.hide')}
          disabled={block.type === '' || (block.isLocked && !block.isHidden)}
          onClick={() => toggle(block)}
        />
      )}
      {outline.toggleLock && (
        <Button
          variant="ghost"
          size="s"
          square
          icon="lock"
          aria-pressed={block.isLocked}
          aria-label={t('outline.lock')}
          title={t(block.isLocked ? 'outline.unlock' : 'outline.lock')}
          disabled={block.type === ''}
          onClick={() => outline.toggleLock?.(block)}
        />
      )}
      <Button
        variant="ghost"
        size="s"
        square
        icon="plus"
        aria-label={t(`${textSection}.addBehind`)}
        title={t(`${textSection}.addBehind`)}
        disabled={isFull || !list.slot}
        onClick={() => outline.add(list, index + 1)}
      />
      <Button
        variant="ghost"
        size="s"
        square
        icon="close"
        aria-label={t('outline.remove')}
        title={t(block.isLocked ? 'outline.isLocked' : 'outline.remove')}
        disabled={block.isLocked}
        onClick={() => outline.remove(block)}
      />
    </Toolbar>
  )
}
