export type Values = Readonly<Record<string, string | number | boolean>>

/** A service that receives events in this document. */
export interface Service {
  event: (name: string, params: Values) => void
}

export interface ServiceEvents {
  failed: (reason: string) => void
}

/** Full address of the page around this document, from its path. */
export function pageAddress(path: unknown): string {
  return `${document.body.dataset['host'] ?? ''}${String(path)}`
}
