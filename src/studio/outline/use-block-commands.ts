import { useTranslation } from 'react-i18next'
import type { IconName } from '../../../schemas/icon-names.ts'
import { sharedSectionType } from '../../../schemas/documents/blocks/shared-section.ts'
import type { StudioIconName } from '../shell/studio-icon.tsx'
import type { OutlineBlock, OutlineList } from './block-tree.ts'
import type { Direction } from './block-changes.ts'
import { useOutline } from './outline-context.ts'

/** What can be done with a block: a button of its toolbar and an entry of its menu. */
export interface BlockCommand {
  id: string
  label: string
  /** The tooltip; default: the label. */
  title?: string
  /** In the toolbar: an icon, or a few letters. */
  sign: { icon: IconName } | { letters: string }
  /** In the menu. */
  menuIcon: StudioIconName
  /** In the menu; default: the label. */
  menuLabel?: string
  isDisabled: boolean
  /** Defined for a button that stays pressed. */
  isPressed?: boolean
  /** Takes the block away. */
  isDangerous?: boolean
  run: () => void
}

const moves = [
  ['up', 'chevron-up'],
  ['down', 'chevron-down'],
  ['out', 'chevron-left'],
  ['in', 'chevron-right'],
] as const satisfies readonly (readonly [Direction, IconName])[]

/** The commands of a block, in groups. */
export function useBlockCommands(): (
  block: OutlineBlock,
  list: OutlineList,
  index: number,
) => BlockCommand[][] {
  const { t } = useTranslation()
  const outline = useOutline()
  const { textSection, directions, editText, test, detach, share, toggle, toggleLock } = outline
  return (block, list, index) => {
    const isFull = list.blocks.length >= (list.slot?.maxItems ?? Infinity)
    const isSection = block.type === sharedSectionType
    const moving = moves
      .filter(([direction]) => directions.includes(direction))
      .map(([direction, icon]): BlockCommand => ({
        id: direction,
        label: t([`${textSection}.${direction}`, `outline.${direction}`]),
        sign: { icon },
        menuIcon: icon,
        isDisabled: !outline.canMove(block, direction),
        run: () => outline.move(block, direction),
      }))
    const using: (BlockCommand | false | undefined)[] = [
      editText &&
        block.contract && {
          id: 'text',
          label: t('canvas.editText'),
          sign: { letters: 'Aa' },
          menuIcon: 'edit',
          isDisabled: false,
          run: () => editText(block),
        },
      {
        id: 'copy',
        label: t('outline.copy'),
        sign: { icon: 'copy' },
        menuIcon: 'copy',
        isDisabled: isFull || block.type === '',
        run: () => outline.copy(block),
      },
      test && {
        id: 'test',
        label: t('outline.test'),
        sign: { letters: 'A/B' },
        menuIcon: 'split',
        isDisabled: !outline.canTest?.(block, list),
        run: () => test(block),
      },
      isSection &&
        detach && {
          id: 'section',
          label: t('outline.detach'),
          sign: { icon: 'grid' },
          menuIcon: 'grid',
          isDisabled: block.isLocked,
          run: () => detach(block),
        },
      !isSection &&
        share && {
          id: 'section',
          label: t('outline.share'),
          sign: { icon: 'grid' },
          menuIcon: 'grid',
          isDisabled: !outline.canShare?.(block),
          run: () => share(block),
        },
    ]
    const showing: (BlockCommand | undefined)[] = [
      toggle && {
        id: 'toggle',
        label: t(block.isHidden ? 'outline.show' : 'outline.hide'),
        ...(block.isLocked && { title: t('outline.isLocked') }),
        sign: { icon: block.isHidden ? 'eye' : 'eye-off' },
        menuIcon: block.isHidden ? 'eye' : 'eye-off',
        isDisabled: block.type === '' || (block.isLocked && !block.isHidden),
        run: () => toggle(block),
      },
      toggleLock && {
        id: 'lock',
        label: t('outline.lock'),
        title: t(block.isLocked ? 'outline.unlock' : 'outline.lock'),
        sign: { icon: 'lock' },
        menuIcon: 'lock',
        menuLabel: t(block.isLocked ? 'outline.unlock' : 'outline.lock'),
        isDisabled: block.type === '',
        isPressed: block.isLocked,
        run: () => toggleLock(block),
      },
    ]
    const adding: BlockCommand[] = [
      {
        id: 'add',
        label: t(`${textSection}.addBehind`),
        sign: { icon: 'plus' },
        menuIcon: 'plus',
        isDisabled: isFull || !list.slot,
        run: () => outline.add(list, index + 1),
      },
      {
        id: 'remove',
        label: t('outline.remove'),
        ...(block.isLocked && { title: t('outline.isLocked') }),
        sign: { icon: 'close' },
        menuIcon: 'close',
        isDisabled: block.isLocked,
        isDangerous: true,
        run: () => outline.remove(block),
      },
    ]
    const isThere = (command: BlockCommand | false | undefined) => command !== undefined && command !== false
    return [moving, using.filter(isThere), showing.filter(isThere), adding]
  }
}
