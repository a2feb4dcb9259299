/**
 * An origin without characters that could end a directive of the Content-Security-Policy. A wildcard needs a
 * domain: `https://*` would be every site.
 */
const plainOrigin =
  /^(?:https?|wss?):\/\/(?:\*\.(?=[A-Za-z0-9-]))?[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::\d+)?$/

/** Whether a text is a valid origin for the Content-Security-Policy; its host may begin with "*.". */
export function isOrigin(text: string): boolean {
  return plainOrigin.test(text)
}

/** Whether an origin, which may contain a wildcard, matches an address. */
export function isOfOrigin(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  const [scheme = '', domain] = origin.split('*')
  return domain === undefined
    ? url.origin === origin
    : url.origin.startsWith(scheme) && url.origin.endsWith(domain)
}
