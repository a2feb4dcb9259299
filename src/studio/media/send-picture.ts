import { isRecord } from '../../../schemas/is-record.ts'
import { NetworkError } from '../../lib/api/network-error.ts'
import { sendFile, type FileToSend } from '../send-file.ts'

export interface PictureToSend extends Omit<FileToSend, 'address'> {
  alt: { uz: string; ru: string }
}

/**
 * Uploads a picture and returns its address in the library. Throws StudioError if the server rejects it,
 * NetworkError if it does not answer.
 */
export async function sendPicture({ alt, ...sent }: PictureToSend): Promise<string> {
  const query = new URLSearchParams({ name: sent.file.name.slice(-200), altUz: alt.uz, altRu: alt.ru })
  const data = await sendFile({ ...sent, address: `/studio/media?${query.toString()}` })
  if (isRecord(data) && typeof data['address'] === 'string') return data['address']
  throw new NetworkError('connection')
}
