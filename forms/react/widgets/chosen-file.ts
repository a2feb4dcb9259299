import { fileHead, isAcceptedFile } from '../../contract/files.ts'

/** Why a chosen file cannot be sent. */
const rejections = ['tooLarge', 'wrongType', 'unreadable'] as const
type Rejection = (typeof rejections)[number]

export interface RejectedFile {
  reason: Rejection
  name: string
}

export interface FileLimits {
  /** Types or extensions, separated by commas; empty: all. */
  accept: string
  bytes: number
}

/** A rejected file stays in its field as a text that is no file, so that the form cannot be sent without a notice. */
const asText = (reason: Rejection, { name }: File) => `${reason}:${name}`

export function rejectedFile(value: unknown): RejectedFile | undefined {
  const [, text, name = ''] = typeof value === 'string' ? (/^(\w+):(.*)$/s.exec(value) ?? []) : []
  const reason = rejections.find((known) => known === text)
  return reason && { reason, name }
}

/** The value of a field for a chosen file. */
export async function fileValue(file: File, { accept, bytes }: FileLimits): Promise<string> {
  if (!isAcceptedFile(accept, file.name, file.type)) return asText('wrongType', file)
  if (file.size > bytes) return asText('tooLarge', file)
  try {
    const text = await readAsDataUrl(file)
    const content = text.slice(text.indexOf(',') + 1)
    return content === '' ? asText('unreadable', file) : fileHead(file.name, file.type) + content
  } catch {
    return asText('unreadable', file)
  }
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')))
    reader.readAsDataURL(file)
  })
}
