import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Metafile } from 'esbuild'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSettings } from '../env.ts'
import { openPlatform } from './open-platform.ts'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('../../sandbox/index.ts', async (load) => {
  loaded()
  return load()
})

let dataDir: string
beforeEach(() => {
  loaded.mockClear()
  dataDir = mkdtempSync(join(tmpdir(), 'marquee-platform-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

async function open(environment: Record<string, string>) {
  const app = fastify()
  const platform = await openPlatform(readSettings({ DATA_DIR: dataDir, ...environment }), app.log)
  await platform.register(app)
  await platform.close()
}

it('with PLATFORM_URL the sandbox is not loaded and gets no database', async () => {
  await open({ PLATFORM_URL: 'http://127.0.0.1:9' })
  expect(loaded).not.toHaveBeenCalled()
  expect(existsSync(join(dataDir, 'sandbox.sqlite'))).toBe(false)
})

// Vitest transforms the whole sandbox for it: a busy machine takes half a minute.
it('without PLATFORM_URL the sandbox is loaded', { timeout: 90_000 }, async () => {
  await open({})
  expect(loaded).toHaveBeenCalledOnce()
})

/** Files that are loaded together with `start`: its static imports. */
function loadedAtOnce({ inputs }: Metafile, start: string): Set<string> {
  const files = new Set([start])
  for (const file of files)
    for (const { path, kind, external } of inputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import' && !external) files.add(path)
  return files
}

it('imports the sandbox only through open-platform.ts', async () => {
  const { metafile } = await build({
    entryPoints: ['server/main.ts', 'server/start.ts', 'server/content/publish/worker/publish-worker.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
    // Vite's import of a file as text.
    plugins: [
      {
        name: 'raw',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.[jt]s$/ }, ({ suffix }) =>
            suffix === '?raw' ? { contents: '', loader: 'text' } : undefined,
          ),
      },
    ],
    loader: { '.css': 'empty', '.svg': 'empty', '.webp': 'empty' },
  })
  const isSandbox = (file: string) => file.startsWith('sandbox/')
  const imported = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    isSandbox(file)
      ? []
      : imports.filter(({ path }) => isSandbox(path)).map(({ path, kind }) => [file, path, kind]),
  )
  expect(imported).toEqual([['server/platform/open-platform.ts', 'sandbox/index.ts', 'dynamic-import']])
  const started = loadedAtOnce(metafile, 'server/start.ts')
  expect(started).toContain('server/platform/remote-platform.ts')
  expect([...started].filter(isSandbox)).toEqual([])
})
