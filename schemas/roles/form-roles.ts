/** The forms that code shows or the law requires. The default document of a role has its name as key. */
export const formRoles = [
  'login',
  'registration',
  'registration-email',
  'completion',
  'completion-contact',
  'two-factor',
  'recovery-code',
  'two-factor-code',
  'authenticator-code',
  'passkey-name',
  'restore',
  'reset-password',
  'change-password',
  'confirm-identity',
  'identity-code',
  'contact-email',
  'contact-phone',
  'contact-code',
  'fakename',
  'time-out',
  'self-exclusion',
  'money-limit',
  'session-limit',
] as const

export type FormRole = (typeof formRoles)[number]
