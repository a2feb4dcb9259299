import type { Localized } from '../../../schemas/documents/localized.ts'
import { altFieldOf } from '../../../schemas/studio/calls.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { NetworkError } from '../../lib/api/network-error.ts'
import { sendFile, type FileToSend } from '../send-file.ts'

export interface PictureToSend extends Omit<FileToSend, 'address'> {
  alt: Localized<string>
  /** Path of a folder; empty: the top. */
  folder: string
}

/**
 * Uploads a picture and returns its address in the library. Throws StudioError if the server rejects it,
 * NetworkError if it does not answer.
 */
export async function sendPicture({ alt, folder, ...sent }: PictureToSend): Promise<string> {
  const texts = Object.entries(alt).map(([locale, text]): [string, string] => [altFieldOf(locale), text])
  const fields = { name: sent.file.name.slice(-200), ...(folder !== '' && { folder }) }
  const query = new URLSearchParams({ ...fields, ...Object.fromEntries(texts) })
  const data = await sendFile({ ...sent, address: `/studio/media?${query.toString()}` })
  if (isRecord(data) && typeof data['address'] === 'string') return data['address']
  throw new NetworkError('connection')
}
