import { Icon } from '../../ui/art/icon.tsx'
import { ControlBox, type ControlBoxProps } from '../../ui/controls/field.tsx'
import styles from './select-box.module.css'

/** The box around a `<select>`, with the arrow that marks it as one. */
export function SelectBox(props: Omit<ControlBoxProps, 'lead' | 'trail'>) {
  return <ControlBox {...props} trail={<Icon name="chevron-down" className={styles.arrow} />} />
}
