/** Who does something: ids decide, names are for people. A null id: the server itself, or somebody known by name only. */
export interface Actor {
  id: number | null
  name: string
}

/** The server itself. */
export const system: Actor = { id: null, name: '' }
