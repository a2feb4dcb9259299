import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { LoadResult } from '../../../../schemas/component.ts'
import { callApi } from '../../../lib/api/client.ts'
import { useList } from '../../../renderer/use-list.ts'

type Products = CallAnswer<'loyalty.getproducts'>

/** Gifts of the shop, the cheapest first, page by page. */
export function useProducts(blockId: string, pageSize: number, initial: LoadResult<Products> | undefined) {
  const list = useList<Products['items'][number]>({
    name: blockId,
    keyField: 'id',
    pageSize,
    load: (offset, count) => callApi('loyalty.getproducts', { offset, count }),
    initial,
  })
  return { ...list, loadAll: () => void list.loadUntil(Math.ceil(list.total / pageSize)) }
}
