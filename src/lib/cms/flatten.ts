import { isRecord } from '../../../schemas/is-record.ts'

type Values = Readonly<Record<string, unknown>>

const fileAddress = /\.[a-z0-9]+(?:[?#].*)?$/i

/** Address of the file in a media field; undefined for other fields. */
function mediaAddress({ data }: Values): string | undefined {
  const attributes = isRecord(data) ? data['attributes'] : undefined
  const url = isRecord(attributes) ? attributes['url'] : undefined
  return typeof url === 'string' && fileAddress.test(url) ? url : undefined
}

/**
 * An answer of the content service without wrappers: attributes move to their parent, media become their
 * address.
 */
export function flatten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flatten)
  if (!isRecord(value)) return value
  const address = mediaAddress(value)
  if (address !== undefined) return address
  const { attributes, ...rest } = value
  const merged = isRecord(attributes) ? { ...rest, ...attributes } : value
  return Object.fromEntries(Object.entries(merged).map(([name, entry]) => [name, flatten(entry)]))
}
