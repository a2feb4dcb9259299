import { createContext } from 'react'

/** Receives the field id of a row that was just added, whose issues can wait until it is filled in; null: no longer. */
export const FreshRowContext = createContext<(id: string | null) => void>(() => undefined)
