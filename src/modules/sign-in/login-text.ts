export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The login in the platform's format: a phone without leading plus. */
export function loginText(value: unknown): string {
  return textOf(value).trim().replace(/^\+/, '')
}
