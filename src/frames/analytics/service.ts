export type Values = Readonly<Record<string, string | number | boolean>>

/** A service that hears of events in this document. */
export interface Service {
  event: (name: string, params: Values) => void
}

export interface ServiceEvents {
  failed: (reason: string) => void
}

/** Address of the page around this document, of which its path is known. */
export function pageAddress(path: unknown): string {
  return `${document.body.dataset['host'] ?? ''}${String(path)}`
}
