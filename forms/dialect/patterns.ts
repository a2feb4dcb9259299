/** Formats whose whole check is a pattern, so that users load no code for them. */
const patternsOfFormats: Readonly<Record<string, string>> = {
  color: '^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$',
  'data-url': '^data:[a-z]+/[\\w.+-]+(?:;[\\w.-]+=[^;,]*)*;base64,[A-Za-z0-9+/]*={0,2}$',
  'idn-email': '^[^\\s@]+@[^\\s@]+$',
  'idn-hostname': '^[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}.-]*[\\p{L}\\p{M}\\p{N}])?$',
  iri: '^[A-Za-z][A-Za-z0-9+.-]*:[^\\s<>"{}|\\\\^`]*$',
  'iri-reference': '^[^\\s<>"{}|\\\\^`]*$',
}

/** Formats that say how a text is entered or displayed, and not what it may be. */
export const uncheckedFormats: readonly string[] = [
  'password',
  'textarea',
  'binary',
  'byte',
  'float',
  'double',
  'int32',
  'int64',
]

export function patternOfFormat(format: string): string | undefined {
  return Object.hasOwn(patternsOfFormats, format) ? patternsOfFormats[format] : undefined
}

export const formatsWithPattern: readonly string[] = Object.keys(patternsOfFormats)

export function isPattern(source: string, flags = 'u'): boolean {
  try {
    new RegExp(source, flags)
    return true
  } catch {
    return false
  }
}

/**
 * The same pattern for the `u` flag, which engines use and many authors do not: it forbids needless escapes, such as
 * `\@` and, outside of brackets, `\-`. Other patterns are returned as they are.
 */
export function unicodePattern(source: string): string {
  if (isPattern(source) || !isPattern(source, '')) return source
  const plain = source.replace(/\[(?:\\.|[^\]\\])*\]|\\(.)/gs, (part, escaped?: string) => {
    if (escaped === undefined) return part.replace(/\\([^\w\s^$\\.*+?()[\]{}|/-])/g, '$1')
    return /[\w\s^$\\.*+?()[\]{}|/]/.test(escaped) ? part : escaped
  })
  return isPattern(plain) ? plain : source
}
