/** The popups that code opens. The default document of a role has its name as key. */
export const popupRoles = [
  'login',
  'registration',
  'registration-completion',
  'restore',
  'reset-password',
  'two-factor',
  'deposit',
  'time-out',
  'self-exclusion',
  'money-limit',
  'session-limit',
  'verification',
  'demo-mode',
  'loyalty-tutorial',
  'games-search',
  'sidebar',
] as const

export type PopupRole = (typeof popupRoles)[number]
