/**
 * The `sandbox` of an iframe with a provider's page. A page of our own origin gets no rights to it; only pages of other
 * origins may use their own storage.
 */
export function providerRights(url: string): string {
  const isForeign = new URL(url, window.location.href).origin !== window.location.origin
  return `allow-scripts allow-forms${isForeign ? ' allow-same-origin' : ''}`
}
