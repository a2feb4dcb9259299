import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { Toolbar } from '../keyboard/toolbar.tsx'
import type { OutlineBlock, OutlineList } from './block-tree.ts'
import { useOutline } from './outline-context.ts'
import { useBlockCommands } from './use-block-commands.ts'
import styles from './outline.module.css'

interface BlockToolbarProps {
  block: OutlineBlock
  list: OutlineList
  index: number
}

/** The commands of the selected block as buttons, on the canvas. */
export function BlockToolbar({ block, list, index }: BlockToolbarProps) {
  const { t } = useTranslation()
  const { textSection } = useOutline()
  const commands = useBlockCommands()(block, list, index).flat()
  return (
    <Toolbar label={t(`${textSection}.toolbar`, { name: block.title })} className={styles.toolbar}>
      {commands.map(({ id, label, title, sign, isDisabled, isPressed, run }) => (
        <Button
          key={id}
          variant="ghost"
          size="s"
          square
          {...('icon' in sign && { icon: sign.icon })}
          aria-label={label}
          aria-pressed={isPressed}
          title={title ?? label}
          disabled={isDisabled}
          onClick={run}
        >
          {'letters' in sign && sign.letters}
        </Button>
      ))}
    </Toolbar>
  )
}
