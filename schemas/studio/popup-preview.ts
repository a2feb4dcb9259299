/** Not the query `popup`, which asks the platform for a campaign. */
const marker = '#studio-popup='

/** Path that opens a popup document in a preview. */
export const popupPreviewPath = (key: string) => `/${marker}${key}`

/** The popup document that the hash of an address opens in a preview. */
export function popupInHash(hash: string): string | null {
  return hash.startsWith(marker) ? hash.slice(marker.length) : null
}
