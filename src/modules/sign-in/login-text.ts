export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** What a player logs in with, as the platform takes it: a phone has no leading plus. */
export function loginText(value: unknown): string {
  return textOf(value).trim().replace(/^\+/, '')
}
