/**
 * Parses a URL of the site; undefined if it is invalid or of another site. The result includes scheme and
 * host: some paths (`/.//evil.example`) would otherwise point to another host.
 */
export function returnAddress(text: string, publicUrl: URL): URL | undefined {
  const isPath = text.startsWith('/')
  if (!isPath && !text.startsWith(`${publicUrl.origin}/`)) return undefined
  if (!URL.canParse(text, publicUrl.href)) return undefined
  const address = new URL(text, publicUrl)
  return address.origin === publicUrl.origin ? address : undefined
}

/** Whether the URL is a Russian page. */
export const isRussian = ({ pathname }: URL) => pathname === '/ru' || pathname.startsWith('/ru/')
