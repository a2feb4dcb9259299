import { afterEach, beforeEach, expect, test } from 'vitest'
import { callsOf, type Call } from '../../tests/support/test-calls.ts'
import { startTestSandbox, type TestSandbox } from '../../tests/support/test-sandbox.ts'

let sandbox: TestSandbox
let call: Call
beforeEach(async () => {
  sandbox = await startTestSandbox()
  call = callsOf(sandbox)
})
afterEach(() => sandbox.close())

interface Banners {
  items: { id: number; type: string; finished_at: string | null; description: { position: string } }[]
  total: number
}
const isBanners = (data: unknown): data is Banners =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items)

async function banners(params: Record<string, string> = {}): Promise<Banners> {
  const { data } = await call('banners.get', params)
  if (!isBanners(data)) throw new Error('no banners')
  return data
}

test('banners can be requested by the name of their position, expired ones included', async () => {
  const { items } = await banners({ position: 'promotions_top' })
  expect(items.map(({ description }) => description.position)).toEqual(['promotions_top', 'promotions_top'])
  expect(items.map(({ finished_at: end }) => end)).toEqual([null, '2026-03-22T00:00:00.000Z'])
})
