/** Eight random characters. `crypto.randomUUID` is missing on plain http addresses. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')
