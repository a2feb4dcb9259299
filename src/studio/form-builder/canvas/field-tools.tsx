import { useTranslation } from 'react-i18next'
import type { IconName } from '../../../../schemas/icon-names.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Toolbar } from '../../keyboard/toolbar.tsx'
import { useFieldTitle } from '../use-field-title.ts'
import { isLocked, type FormBody, type FormField } from '../model/form-fields.ts'
import { rowMove, type Arrow, type RowMove } from '../model/row-moves.ts'
import type { FieldActions } from '../use-field-actions.ts'
import styles from './canvas.module.css'
import type { FieldBox } from './use-field-boxes.ts'

interface FieldToolsProps {
  body: FormBody
  field: FormField
  box: FieldBox
  /** The scale of the form, which the tools do not share: their targets would be too small. */
  scale: number
  actions: FieldActions
}

const icons = {
  up: 'chevron-up',
  down: 'chevron-down',
  left: 'chevron-left',
  right: 'chevron-right',
} as const

const labels = {
  up: 'outline.up',
  down: 'outline.down',
  left: 'builder.canvas.left',
  right: 'builder.canvas.right',
  beside: 'builder.canvas.beside',
  in: 'builder.in',
  out: 'builder.out',
} as const satisfies Record<RowMove['meaning'], string>

/** What can be done with the selected field, above it. */
export function FieldTools({ body, field, box, scale, actions }: FieldToolsProps) {
  const { t } = useTranslation()
  const title = useFieldTitle()(field)
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
  const move = (arrow: Arrow, isAlwaysShown: boolean) => {
    const found = rowMove(body, field, arrow)
    if (!found && !isAlwaysShown) return null
    const label = t(labels[found?.meaning ?? arrow])
    return tool(icons[arrow], label, found ? () => actions.place(field, found.place) : undefined)
  }
  return (
    <Toolbar
      label={t('builder.toolbar', { name: title })}
      className={styles.tools}
      style={{ zoom: 1 / scale, top: `${(box.top - 6) * scale}px`, left: `${box.left * scale}px` }}
    >
      <span className={styles.toolsName}>{title}</span>
      {move('up', true)}
      {move('down', true)}
      {move('left', false)}
      {move('right', false)}
      {tool('copy', t('outline.copy'), () => actions.copy(field, title))}
      {isLocked(body, field.id)
        ? tool('lock', t('builder.isLocked'), undefined)
        : tool('close', t('outline.remove'), () => actions.remove(field, title))}
    </Toolbar>
  )
}
