/** Every drawing of icons.svg, in its order. */
export const iconNames = [
  'alert',
  'arrow-left',
  'arrow-right',
  'ball',
  'bank',
  'bell',
  'bolt',
  'card',
  'chart',
  'chat',
  'check',
  'check-circle',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'clock',
  'close',
  'coin',
  'copy',
  'crown',
  'dice',
  'download',
  'eye',
  'eye-off',
  'facebook',
  'filter',
  'flag',
  'fullscreen',
  'fullscreen-exit',
  'gift',
  'globe',
  'google',
  'grid',
  'heart',
  'history',
  'home',
  'info',
  'lock',
  'logout',
  'mail',
  'menu',
  'minus',
  'moon',
  'pause',
  'phone',
  'play',
  'plus',
  'refresh',
  'search',
  'settings',
  'shield',
  'slots',
  'star',
  'sun',
  'telegram',
  'terminal',
  'ticket',
  'trophy',
  'user',
  'users',
  'volume',
  'volume-off',
  'wallet',
  'warning',
] as const

export type IconName = (typeof iconNames)[number]

/** A picture of the media library that a document names in place of an icon. */
export type OwnIcon = `/${string}`

export function isOwnIcon(name: string): name is OwnIcon {
  return name.startsWith('/media/')
}

/** Whether a document's value can be drawn as an icon. */
export function isIcon(name: string | undefined): name is IconName | OwnIcon {
  return name !== undefined && (isOwnIcon(name) || isIconName(name))
}

export function isIconName(name: string): name is IconName {
  return iconNames.some((known) => known === name)
}
