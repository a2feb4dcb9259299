import { isRecord } from '../../schemas/is-record.ts'
import { NetworkError } from '../lib/api/network-error.ts'
import { errorIn } from './call-studio.ts'

export interface FileToSend {
  /** Path with query. */
  address: string
  file: File
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
 * Uploads a file and returns the server's answer. Throws StudioError if the server rejects it, NetworkError if it does
 * not answer. Uses XMLHttpRequest because `fetch` reports no upload progress.
 */
export function sendFile({ address, file, onProgress, signal }: FileToSend): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.round((loaded / total) * 100)),
    )
    request.addEventListener('load', () => {
      const body = readBody(request.responseText)
      if (request.status === 200 && isRecord(body) && 'data' in body) resolve(body['data'])
      else reject(errorIn(body) ?? new NetworkError('connection'))
    })
    request.addEventListener('error', () => reject(new NetworkError('connection')))
    request.addEventListener('abort', () => reject(new NetworkError('connection')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
