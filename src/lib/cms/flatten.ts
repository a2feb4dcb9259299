import { isRecord } from '../../../schemas/is-record.ts'

type Values = Readonly<Record<string, unknown>>

/** An address whose last segment has a file extension; the domain of an address without a path has none. */
const fileAddress =
  /^(?:(?:[a-z]+:)?\/\/[^/?#]+(?=\/))?(?![a-z]+:)(?!\/\/)[^?#]*[^/?#]\.[a-z0-9]+(?:[?#].*)?$/i

/** Address of the file in a media field; undefined for other fields. */
function mediaAddress({ data }: Values): string | undefined {
  const attributes = isRecord(data) ? data['attributes'] : undefined
  const url = isRecord(attributes) ? attributes['url'] : undefined
  return typeof url === 'string' && fileAddress.test(url) ? url : undefined
}

function flattenField(value: unknown): unknown {
  return (isRecord(value) ? mediaAddress(value) : undefined) ?? flatten(value)
}

/**
 * An answer of the content service without wrappers: attributes move to their parent, media fields become their
 * address. The answer itself is never a media field, even if its entry has the address of a file.
 */
export function flatten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flattenField)
  if (!isRecord(value)) return value
  const { attributes, ...rest } = value
  const merged = isRecord(attributes) ? { ...rest, ...attributes } : value
  return Object.fromEntries(Object.entries(merged).map(([name, entry]) => [name, flattenField(entry)]))
}
