/** An origin without anything that could end a directive of the Content-Security-Policy. */
const plainOrigin = /^(?:https?|wss?):\/\/[A-Za-z0-9.*-]+(?::\d+)?$/

/** Whether a text is an origin as the Content-Security-Policy takes it; its host may begin with "*.". */
export function isOrigin(text: string): boolean {
  return plainOrigin.test(text)
}

/** Whether an origin, which may have a wildcard, stands for an address. */
export function isOfOrigin(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  const [scheme = '', domain] = origin.split('*')
  return domain === undefined
    ? url.origin === origin
    : url.origin.startsWith(scheme) && url.origin.endsWith(domain)
}
