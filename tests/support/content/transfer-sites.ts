import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate'
import type { ImportAnswer } from '../../../schemas/studio/imports.ts'
import { hashOf } from '../../../server/studio/transfer/write-export.ts'
import type { TestStudio } from './test-studio.ts'

/** Downloads the content of a site. */
export async function exportOf(
  { app }: TestStudio,
  cookie: string,
  documents?: { kind: string; key: string }[],
): Promise<Buffer> {
  const response = await app.inject({
    method: 'POST',
    url: '/studio/export',
    headers: { cookie },
    payload: { ...(documents && { documents }) },
  })
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.rawPayload
}

export interface Uploaded {
  status: number
  data?: ImportAnswer
  error?: { type: string; message: string; data?: Record<string, unknown> }
}

/** Uploads content to a site. */
export async function upload({ app }: TestStudio, cookie: string, file: Buffer): Promise<Uploaded> {
  const response = await app.inject({
    method: 'POST',
    url: '/studio/imports',
    headers: { 'content-type': 'application/octet-stream', cookie },
    payload: file,
  })
  return { status: response.statusCode, ...response.json<Omit<Uploaded, 'status'>>() }
}

/** Unpacks a file, changes what is in it and packs it again. Hashes of the manifest are made to fit. */
export function repacked(file: Buffer, change: (files: Record<string, string | Uint8Array>) => void): Buffer {
  const files: Record<string, string | Uint8Array> = { ...unzipSync(file) }
  change(files)
  const bytes: Zippable = Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      name,
      typeof content === 'string' ? strToU8(content) : content,
    ]),
  )
  const manifestBytes = bytes['manifest.json']
  if (!(manifestBytes instanceof Uint8Array)) return Buffer.from(zipSync(bytes))
  let manifest = Buffer.from(manifestBytes).toString('utf8')
  const before = unzipSync(file)
  for (const [name, content] of Object.entries(bytes)) {
    const old = before[name]
    if (old && content instanceof Uint8Array) manifest = manifest.replace(hashOf(old), hashOf(content))
  }
  return Buffer.from(zipSync({ ...bytes, 'manifest.json': strToU8(manifest) }))
}
