import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { CompiledBlock } from '../../../schemas/compiled.ts'
import type { RenderOutput } from '../../../src/app/render/server-rendering.ts'
import { readClientBuild } from '../../builds/index.ts'
import type { Registry } from '../read/compile/compile-blocks.ts'
import { everyBlock } from './sample-state.ts'

/** Tells how many bytes of code and styles, compressed, blocks of these types bring to a page. */
export type WeighCode = (types: readonly string[], interactiveTypes: readonly string[]) => Promise<number>

/** What a page brings at a first visit, in bytes over the wire; pictures and answers of the platform aside. */
export interface PageWeight {
  /** The HTML, with what the browser needs to go on from it. */
  document: number
  /** Code and styles. */
  code: number
}

const kibibyte = 1024

/** In bytes. A phone on 1.6 Mbit/s loads it in 1.3 s; the heaviest page of a fresh installation brings 220 KiB. */
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
  const document = await compressed(html.join('') + JSON.stringify(clientAnswer))
  return { document: document.length, code: await weighCode(types, interactive) }
}

/** Weighs by the finished build in a folder; without one, while developing, code weighs nothing. */
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

/** Files that compressing would not make smaller have no compressed copy beside them. */
async function sizeOf(file: string): Promise<number> {
  const sent = existsSync(`${file}.gz`) ? `${file}.gz` : file
  return (await stat(sent)).size
}

export const inKibibytes = (bytes: number) => Math.round(bytes / kibibyte)
