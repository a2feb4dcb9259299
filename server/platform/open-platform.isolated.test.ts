import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
