/**
 * The address of the site that a text names; undefined when it names none or another site. A path comes
 * back whole, with scheme and host: some paths (`/.//evil.example`) would mean another host without.
 */
export function returnAddress(text: string, publicUrl: URL): URL | undefined {
  const isPath = text.startsWith('/')
  if (!isPath && !text.startsWith(`${publicUrl.origin}/`)) return undefined
  if (!URL.canParse(text, publicUrl.href)) return undefined
  const address = new URL(text, publicUrl)
  return address.origin === publicUrl.origin ? address : undefined
}

/** Whether the address is one of the Russian pages. */
export const isRussian = ({ pathname }: URL) => pathname === '/ru' || pathname.startsWith('/ru/')
