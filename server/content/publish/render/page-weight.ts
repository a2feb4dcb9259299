import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { CompiledBlock } from '../../../../schemas/compiled.ts'
import type { RenderOutput } from '../../../../src/app/render/server-rendering.ts'
import { readClientBuild } from '../../../builds/index.ts'
import { textsOf } from '../../../lib/html.ts'
import type { Registry } from '../../read/compile/compile-blocks.ts'
import { everyBlock } from './sample-state.ts'

/** Returns the compressed size in bytes of the code and styles that blocks of these types add to a page. */
export type WeighCode = (types: readonly string[], interactiveTypes: readonly string[]) => Promise<number>

/** Transfer size of a page on a first visit, in bytes, without pictures and API responses. */
export interface PageWeight {
  /** The HTML, including the state that the browser needs to hydrate it. */
  document: number
  /** Code and styles. */
  code: number
}

const kibibyte = 1024

/** In bytes. A phone on 1.6 Mbit/s loads this in 1.3 s; the heaviest default page has 220 KiB. */
export const pageBudget = 260 * kibibyte

const compressed = promisify(gzip)

export async function weighPage(
  { html, clientAnswer }: RenderOutput,
  blocks: readonly CompiledBlock[],
  registry: Registry,
  weighCode: WeighCode,
): Promise<PageWeight> {
  const types = [...new Set(everyBlock(blocks).map(({ type }) => type))]
  const interactive = types.filter((type) => registry.get(type)?.interactive === true)
  const document = await compressed(textsOf(html).join('') + JSON.stringify(clientAnswer))
  return { document: document.length, code: await weighCode(types, interactive) }
}

/** Measures by the client build in a folder. Without a build, as in development, code weighs nothing. */
export async function codeScales(folder: URL): Promise<WeighCode> {
  const path = fileURLToPath(folder)
  if (!existsSync(`${path}/manifest.json`)) return () => Promise.resolve(0)
  const build = await readClientBuild(path)
  return async (types, interactiveTypes) => {
    const { entry, styles, modulePreloads } = build.assetsFor(types, interactiveTypes)
    const sizes = await Promise.all(
      [entry, ...styles, ...modulePreloads].map((file) => sizeOf(`${path}${file}`)),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
}

/** Files that do not get smaller by compression have no compressed copy. */
async function sizeOf(file: string): Promise<number> {
  const sent = existsSync(`${file}.gz`) ? `${file}.gz` : file
  return (await stat(sent)).size
}

export const inKibibytes = (bytes: number) => Math.round(bytes / kibibyte)
