import type { BuildManifest } from '../../../schemas/route-rules.ts'
import { readJson, request } from '../../lib/api/request.ts'

const isManifest = (value: unknown): value is BuildManifest =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

/** Name of the build that this code belongs to, taken from the file name of its entry, as the server does. */
export const buildOf = (entry: string): string => /([^/]+)\.\w+$/.exec(new URL(entry).pathname)?.[1] ?? ''

export async function readJsonAt(address: string): Promise<unknown> {
  const response = await request(address, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return readJson(response)
}

/** Name of the newest build of the site; undefined: the server does not say. */
export async function readNewestBuild(): Promise<string | undefined> {
  const newest = await readJsonAt('/builds/latest.json')
  return isManifest(newest) ? newest.id : undefined
}
