import { useTranslation } from 'react-i18next'
import type { IconName } from '../../../../schemas/icon-names.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { labelOf } from '../../fields/labels/value-label.ts'
import type { FormField } from '../model/form-fields.ts'
import type { FieldActions } from '../use-field-actions.ts'
import styles from './canvas.module.css'
import type { FieldBox } from './use-field-boxes.ts'

interface FieldToolsProps {
  field: FormField
  box: FieldBox
  actions: FieldActions
}

const moves = { up: 'chevron-up', down: 'chevron-down', out: 'chevron-left', in: 'chevron-right' } as const

/** What can be done with the selected field, above it. */
export function FieldTools({ field, box, actions }: FieldToolsProps) {
  const { t } = useTranslation()
  const title = labelOf(field.schema['title']) || field.name
  const tool = (icon: IconName, label: string, onClick: (() => void) | undefined) => (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      disabled={!onClick}
      onClick={onClick}
    >
      <Icon name={icon} size={16} />
    </button>
  )
  const move = (direction: keyof typeof moves, label: string) => {
    const place = actions.adjacent(field, direction)
    return tool(moves[direction], label, place ? () => actions.move(field, place) : undefined)
  }
  return (
    <div
      role="toolbar"
      aria-label={t('builder.toolbar', { name: title })}
      className={styles.tools}
      style={{ top: `${box.top - 6}px`, left: `${box.left}px` }}
    >
      <span className={styles.toolsName}>{title}</span>
      {move('up', t('outline.up'))}
      {move('down', t('outline.down'))}
      {actions.adjacent(field, 'out') && move('out', t('builder.out'))}
      {actions.adjacent(field, 'in') && move('in', t('builder.in'))}
      {tool('copy', t('outline.copy'), () => actions.copy(field, title))}
      {tool('close', t('outline.remove'), () => actions.remove(field, title))}
    </div>
  )
}
