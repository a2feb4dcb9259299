import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { isRecord } from '../../../schemas/is-record.ts'
import { callNames } from '../../../schemas/api/calls.ts'
import type { PlatformAdapter } from '../../contracts/adapter.ts'
import { contentHash } from '../../lib/content-hash.ts'
import { nearest } from '../../lib/nearest.ts'
import { StartupError } from '../../lib/startup-error.ts'

/** The module `marquee/adapter`: built beside the server, and in development and tests as source. */
function publicModule(): string {
  const places = ['./adapter.js', '../adapter.js', '../../contracts/adapter.ts']
  const found = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find(existsSync)
  if (found === undefined) throw new StartupError('The build lacks adapter.js')
  return found
}

/** Adapters in any folder import `marquee/adapter`. */
const resolvePublicModule: Plugin = {
  name: 'marquee-adapter',
  setup(build) {
    build.onResolve({ filter: /^marquee\/adapter$/ }, () => ({ path: publicModule() }))
  },
}

/** CommonJS packages that an adapter brings along may require modules of Node. */
const banner =
  "import { createRequire as marqueeRequire } from 'node:module';const require = marqueeRequire(import.meta.url);"

async function compile(name: string): Promise<string> {
  const { build } = await import('esbuild')
  try {
    const { outputFiles } = await build({
      entryPoints: [name],
      absWorkingDir: process.cwd(),
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: 'inline',
      banner: { js: banner },
      logLevel: 'silent',
      plugins: [resolvePublicModule],
    })
    return outputFiles[0]?.text ?? ''
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`PLATFORM_ADAPTER ${name} cannot be compiled: ${reason}`)
  }
}

const functions = ['otherCalls', 'headers', 'read', 'launch', 'hit', 'listen'] as const

/** Everything that an adapter may have. */
export const adapterParts = ['missing', 'calls', ...functions] as const satisfies (keyof PlatformAdapter)[]

/** What is wrong with an adapter; undefined: nothing. */
function faultOf(value: unknown): string | undefined {
  if (!isRecord(value)) return 'has no adapter as its default export'
  const { missing = [], calls = {}, ...rest } = value
  const slip = Object.keys(rest).find((name) => !functions.some((each) => each === name))
  if (slip !== undefined) return `has a part "${slip}" that no adapter has`
  const wrong = Object.entries(rest).find(([, part]) => part !== undefined && typeof part !== 'function')
  if (wrong) return `has no function as "${wrong[0]}"`
  if (!isRecord(calls)) return 'has no calls by their names as "calls"'
  const named: unknown[] = [missing, Object.keys(calls)].flat()
  const unknown = named.find((name) => !callNames.some((known) => known === name))
  if (unknown === undefined) return undefined
  const meant = typeof unknown === 'string' ? nearest(unknown, callNames, 3) : undefined
  return `names a call ${JSON.stringify(unknown)}${meant === undefined ? '' : `; did you mean ${meant}?`}`
}

function isAdapter(value: unknown): value is PlatformAdapter {
  return faultOf(value) === undefined
}

/**
 * Loads the adapter that `PLATFORM_ADAPTER` names: a file, such as ./adapter.ts, or a package. TypeScript is compiled
 * and packages are bundled; `folder` receives the result. Throws StartupError.
 */
export async function loadAdapter(name: string, folder: string): Promise<PlatformAdapter> {
  const code = await compile(name)
  const file = join(folder, 'adapter', `${contentHash(code)}.mjs`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, code)
  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href).catch(
    (error: unknown) => {
      throw new StartupError(
        `PLATFORM_ADAPTER ${name} fails: ${error instanceof Error ? error.message : String(error)}`,
      )
    },
  )
  const adapter = isRecord(loaded) ? loaded['default'] : undefined
  if (isAdapter(adapter)) return adapter
  throw new StartupError(`PLATFORM_ADAPTER ${name} ${faultOf(adapter) ?? ''}`)
}
