/** Files in fields of the format `data-url`: they are sent as text inside a call. */
import type { JsonSchema } from '../../schemas/json-schema.ts'

/**
 * Most bytes of all files of a form together. As base64 in form data they take up to half as much again, and a call has
 * at most 64 KiB.
 */
export const maxFileBytes = 40 * 1024

/** Characters for type and name, before the content. */
const maxHeadLength = 400

/** Longest text of a file. */
export const maxFileLength = Math.ceil(maxFileBytes / 3) * 4 + maxHeadLength

const fileText = /^data:([\w/.+-]*)((?:;[\w.-]+=[^;,]*)*);base64,([A-Za-z0-9+/]*)(={0,2})$/

export const isFile = ({ format }: JsonSchema): boolean => format === 'data-url'

/** Whether a text is a file, in a time that does not depend on what it contains. */
export const isFileText = (text: string): boolean => fileText.test(text)

/** Most bytes of a file in a field. */
export function fileLimit({ maxLength }: JsonSchema, maxKilobytes: unknown): number {
  const ofSchema =
    typeof maxLength === 'number' ? Math.floor(((maxLength - maxHeadLength) * 3) / 4) : Infinity
  const ofDocument = typeof maxKilobytes === 'number' ? maxKilobytes * 1024 : Infinity
  return Math.max(0, Math.min(maxFileBytes, ofSchema, ofDocument))
}

/** Name and size of a file; undefined: the text is none. */
export function describeFile(text: string): { name: string; bytes: number } | undefined {
  const [, type = '', parameters = '', content = '', padding = ''] = fileText.exec(text) ?? []
  if (content === '') return undefined
  const [, encoded] = /;name=([^;]*)/.exec(parameters) ?? []
  return {
    name: encoded === undefined ? type : decoded(encoded),
    bytes: Math.floor(((content.length + padding.length) * 3) / 4) - padding.length,
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The start of the text of a file; of a long name the end, which has the extension. */
export function fileHead(name: string, type: string): string {
  const known = /^[a-z]+\/[\w.+-]{1,100}$/.test(type) ? type : 'application/octet-stream'
  let short = name
  while (encodeURIComponent(short).length > 200) short = Array.from(short).slice(1).join('')
  return `data:${known};name=${encodeURIComponent(short)};base64,`
}

/** The types or name extensions in a list such as `image/*, .pdf`. */
export const typesIn = (accept: string): string[] =>
  accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '')

/** Whether a file has one of the types or name extensions of a list. */
export function isAcceptedFile(accept: string, name: string, type: string): boolean {
  const accepted = typesIn(accept)
  const isOf = (part: string) =>
    part.startsWith('.')
      ? name.toLowerCase().endsWith(part)
      : part.endsWith('/*')
        ? type.startsWith(part.slice(0, -1))
        : type === part
  return accepted.length === 0 || accepted.some(isOf)
}
