/** A contact with its middle hidden, so that its owner recognizes it and nobody else learns it. */
export function maskContact(contact: string): string {
  if (!contact.includes('@')) return `+${contact.slice(0, 3)} ··· ·· ${contact.slice(-2)}`
  const [name = '', host = ''] = contact.split('@')
  return `${name.slice(0, 1)}···@${host}`
}
