import { afterEach, expect, it, vi } from 'vitest'
import { home, useGateways } from '../../../tests/support/content/content-gateways.ts'
import { ContentStore } from '../store/content-store.ts'

const site = useGateways()
afterEach(() => vi.restoreAllMocks())

it('reports a publication as published if the store cannot be read right after it was stored', async () => {
  const { gateway } = await site.open()
  const append = vi.spyOn(ContentStore.prototype, 'append')
  const readHead = ContentStore.prototype.head
  vi.spyOn(ContentStore.prototype, 'head').mockImplementation(function (this: ContentStore) {
    return append.mock.calls.length > 0 ? Promise.reject(new Error('lost')) : readHead.call(this)
  })
  expect(await gateway.publish([home('one')], 'Aziza')).toMatchObject({ published: true, contentVersion: 2 })
  expect(gateway.health()).toMatchObject({ status: 'degraded' })
})
