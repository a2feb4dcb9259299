/** The text at a dotted key of a catalogue; empty if there is none. */
export function lookUp(catalogue: Readonly<Record<string, unknown>>, key: string): string {
  const found = key.split('.').reduce<unknown>((value, name) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  }, catalogue)
  return typeof found === 'string' ? found : ''
}
