import { readStorage, store } from '../../accounts/storage.ts'
import { playerOf, type CallHandlers } from '../call-scope.ts'
import { listOf } from '../comma-list.ts'

export const storageCalls = {
  async 'storage.get'({ keys }, scope) {
    const items = await readStorage(scope.sandbox.database, playerOf(scope).id)
    if (keys === undefined) return { items }
    const values = new Map(items.map(({ key, value }) => [key, value]))
    return { items: listOf(keys).map((key) => ({ key, value: values.get(key) ?? null })) }
  },

  async 'storage.getKeys'(_input, scope) {
    const items = await readStorage(scope.sandbox.database, playerOf(scope).id)
    return { items: items.map(({ key }) => key) }
  },

  async 'storage.set'(item, scope) {
    await store(scope.sandbox.database, playerOf(scope).id, item)
    return 1
  },
} satisfies CallHandlers
