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

export interface SentPicture {
  /** Address in the library. */
  address: string
  /** What the server removed from a drawing because it runs, loads or embeds something; shortened. */
  removed: string[]
}

const textsIn = (list: unknown) =>
  Array.isArray(list) ? list.filter((each: unknown) => typeof each === 'string') : []

/**
 * Uploads a picture. Throws StudioError if the server rejects it,
 * NetworkError if it does not answer.
 */
export async function sendPicture({ alt, folder, ...sent }: PictureToSend): Promise<SentPicture> {
  const texts = Object.entries(alt).map(([locale, text]): [string, string] => [altFieldOf(locale), text])
  const fields = { name: sent.file.name.slice(-200), ...(folder !== '' && { folder }) }
  const query = new URLSearchParams({ ...fields, ...Object.fromEntries(texts) })
  const data = await sendFile({ ...sent, address: `/studio/media?${query.toString()}` })
  if (isRecord(data) && typeof data['address'] === 'string')
    return { address: data['address'], removed: textsIn(data['removed']) }
  throw new NetworkError('connection')
}
