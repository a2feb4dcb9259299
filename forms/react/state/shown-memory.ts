import type { Unsent } from './unsent-store.ts'

/** Everything that a form displays, with secrets, while its component exists. */
export interface ShownForm extends Unsent {
  step: number
  /** Version of the form. */
  version: string
}

/** What the previous form of the same component displayed. */
export interface ShownMemory {
  read: () => ShownForm | undefined
  write: (form: ShownForm) => void
}

export function createShownMemory(): ShownMemory {
  let shown: ShownForm | undefined
  return { read: () => shown, write: (form) => void (shown = form) }
}
