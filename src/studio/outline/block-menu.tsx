import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../menu/action-menu.tsx'
import type { OutlineBlock, OutlineList } from './block-tree.ts'
import { useBlockCommands } from './use-block-commands.ts'

interface BlockMenuProps {
  block: OutlineBlock
  list: OutlineList
  index: number
}

/** The commands of the selected block as a menu: also of a block that the canvas does not show. */
export function BlockMenu({ block, list, index }: BlockMenuProps) {
  const { t } = useTranslation()
  const groups = useBlockCommands()(block, list, index)
  return (
    <ActionMenu
      label={t('outline.commands', { name: block.title || block.id })}
      icon="more"
      variant="ghost"
      groups={groups.map((group) =>
        group.map(({ label, menuLabel = label, title, menuIcon, isDisabled, isDangerous, run }) => ({
          label: menuLabel,
          icon: menuIcon,
          ...(title !== undefined && title !== menuLabel && { title }),
          isDisabled,
          ...(isDangerous && { isDangerous }),
          run,
        })),
      )}
    />
  )
}
