import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { NetworkError } from '../../lib/api/network-error.ts'
import { readJson, request } from '../../lib/api/request.ts'
import { errorIn } from '../call-studio.ts'
import { saveFile } from '../../lib/browser/save-file.ts'

/** Milliseconds for the largest file on a slow line. */
const maxWaitMs = 10 * 60_000

/** `marquee-example.com-2026-03-01.zip` */
const fileName = (host: string, at: Date) =>
  `marquee-${host.replace(/[^a-z0-9.-]/gi, '-')}-${at.toISOString().slice(0, 10)}.zip`

/** Downloads published documents with their pictures; null: all. Throws StudioError or NetworkError. */
export async function downloadExport(documents: readonly DocumentName[] | null): Promise<void> {
  const response = await request(
    '/studio/export',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(documents ? { documents } : {}),
    },
    maxWaitMs,
  )
  if (!response.ok) throw errorIn(await readJson(response)) ?? new NetworkError('connection')
  saveFile(fileName(window.location.hostname, new Date()), await response.blob())
}
