import { isRecord } from '../../../schemas/is-record.ts'
import { NetworkError } from '../../lib/api/network-error.ts'
import { errorIn } from '../call-studio.ts'

export interface PictureToSend {
  file: File
  alt: { uz: string; ru: string }
  /** Receives the upload progress in percent. */
  onProgress: (percent: number) => void
  /** Aborts the upload. */
  signal: AbortSignal
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Uploads a picture and returns its address in the library. Throws StudioError if the server rejects it,
 * NetworkError if it does not answer. Uses XMLHttpRequest because `fetch` reports no upload progress.
 */
export function sendPicture({ file, alt, onProgress, signal }: PictureToSend): Promise<string> {
  const query = new URLSearchParams({ name: file.name.slice(-200), altUz: alt.uz, altRu: alt.ru })
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/studio/media?${query.toString()}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.round((loaded / total) * 100)),
    )
    request.addEventListener('load', () => {
      const body = readBody(request.responseText)
      const data = isRecord(body) ? body['data'] : undefined
      if (isRecord(data) && typeof data['address'] === 'string') resolve(data['address'])
      else reject(errorIn(body) ?? new NetworkError('connection'))
    })
    request.addEventListener('error', () => reject(new NetworkError('connection')))
    request.addEventListener('abort', () => reject(new NetworkError('connection')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
