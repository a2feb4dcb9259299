import { isIconName, type IconName } from '../../../schemas/icon-names.ts'
import { Icon, type IconProps } from '../../ui/art/icon.tsx'
import styles from './studio-icon.module.css'

/** Drawings of the Studio alone, which players must not load with the sprite. */
const drawings = {
  book: 'M5.5 4h11A1.5 1.5 0 0 1 18 5.5V20H7a2 2 0 0 1-2-2V4.5M5 18a2 2 0 0 1 2-2h11M9 8h5',
  form: 'M6 4h12a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Zm0 10h12a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2a2 2 0 0 1 2-2Zm1-7h4m-4 10h4',
  news: 'M5.5 4.5h11a1 1 0 0 1 1 1V18a1.5 1.5 0 0 0 1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V5.5a1 1 0 0 1 1-1ZM17.5 9H20a.5.5 0 0 1 .5.5V18a1.5 1.5 0 0 1-1.5 1.5M8 8.5h6M8 12h6m-6 3.5h3.5',
  page: 'M6 3.5h8l5 5v10a2 2 0 0 1-2 2H6.5a2 2 0 0 1-2-2V5a1.5 1.5 0 0 1 1.5-1.5ZM13.5 3.5V9H19M8.5 13h7m-7 3.5h5',
  picture:
    'M5.5 4.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM4 17l4.5-4.5 3 3 4-4.5 5 5.5M9.2 9.2a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0',
  // An arrow that leaves a box.
  send: 'M13.5 4.5H19.5V10.5M19 5L11.5 12.5M10 6H6.5a2 2 0 0 0-2 2v9.5a2 2 0 0 0 2 2H16a2 2 0 0 0 2-2V14',
  // A way that forks.
  split: 'M12 20.5V13L6 7M6 12V6.5H11.5M12 13L18 7M12.5 6.5H18V12',
  undo: 'M8.5 5L4 9.5L8.5 14M4.5 9.5H14a5 5 0 0 1 0 10H10',
  redo: 'M15.5 5L20 9.5L15.5 14M19.5 9.5H10a5 5 0 0 0 0 10H14',
  edit: 'M4.5 19.5l1-4.2L15.8 5a1.8 1.8 0 0 1 2.6 0l.6.6a1.8 1.8 0 0 1 0 2.6L8.7 18.5ZM14 6.8l3.2 3.2',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  keyboard:
    'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8',
  zoom: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13ZM15.3 15.3L20 20M7.7 10.5h5.6M10.5 7.7v5.6',
  archive: 'M3.5 4.5h17v4h-17Zm1.5 4h14v11H5Zm5 4h4',
} as const

export type StudioIconName = IconName | keyof typeof drawings

interface StudioIconProps extends Omit<IconProps, 'name'> {
  name: StudioIconName
}

/** An icon of the site or of the Studio in the colour of the surrounding text. */
export function StudioIcon({ name, size = 20, className }: StudioIconProps) {
  if (isIconName(name)) return <Icon name={name} size={size} className={className} />
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.drawing} d={drawings[name]} />
    </svg>
  )
}
