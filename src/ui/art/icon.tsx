import { iconViewBox } from '../../lib/constants.ts'
import { classNames } from '../styles/class-names.ts'
import { iconNames, isOwnIcon, type IconName, type OwnIcon } from '../../../schemas/icon-names.ts'
import styles from './icon.module.css'

export type { IconName } from '../../../schemas/icon-names.ts'

const styleOf = (name: IconName | OwnIcon) =>
  isOwnIcon(name) ? { '--icon': `url(${name})` } : { '--icon': iconNames.indexOf(name) }

/** Icons that point along the text. */
const directed: ReadonlySet<IconName | OwnIcon> = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'logout',
])
const classOf = (name: IconName | OwnIcon) =>
  isOwnIcon(name) ? styles.own : directed.has(name) ? styles.directed : undefined

export interface IconProps {
  name: IconName | OwnIcon
  /** Edge length in px; 20 by default. */
  size?: 14 | 16 | 18 | 20 | 24 | 32
  className?: string | undefined
}

/**
 * An icon of the sprite in the colour of the surrounding text, or an own picture in its colours. Decorative: the
 * caller provides the meaning as text. The element is empty, because a page shows dozens of icons: its style sheet
 * draws it, those of the sprite with a mask.
 */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, classOf(name), className)}
      viewBox={iconViewBox}
      width={size}
      height={size}
      style={styleOf(name)}
      aria-hidden="true"
    />
  )
}

/**
 * Attributes of a flex or grid container with an icon before its text, without an element for the icon: for lists.
 * `--icon-size` is its edge length, 20px by default.
 */
export function iconBefore(name: IconName | OwnIcon, className?: string) {
  return { className: classNames(className, styles.before, classOf(name)), style: styleOf(name) }
}
