import { useEffect, useEffectEvent, useState } from 'react'
import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { LoadResult } from '../../../../schemas/component.ts'
import { callApi } from '../../../lib/api/client.ts'
import { useBlockData } from '../../../renderer/use-block-data.ts'

type Products = CallAnswer<'loyalty.getproducts'>

/** The first pages together, because a purchase changes all of them. */
async function loadProducts(pageSize: number, pages: number): Promise<Products> {
  const answers: Products[] = []
  for (let page = 0; page < pages; page += 1)
    answers.push(await callApi('loyalty.getproducts', { offset: page * pageSize, count: pageSize }))
  const items = new Map(answers.flatMap((answer) => answer.items).map((product) => [product.id, product]))
  return { items: [...items.values()], total: answers.at(-1)?.total ?? 0 }
}

/** Products of the shop, cheapest first, loaded page by page. */
export function useProducts(blockId: string, pageSize: number, initial: LoadResult<Products> | undefined) {
  const [pages, setPages] = useState(1)
  const answer = useBlockData(blockId, 'products', () => loadProducts(pageSize, pages), initial, {
    isFreshOnReturn: true,
  })
  const reload = useEffectEvent(answer.retry)
  useEffect(() => {
    if (pages > 1) reload()
  }, [pages])
  const { items, total = 0 } = answer.data ?? {}
  return {
    ...answer,
    items,
    total,
    hasMore: items !== undefined && items.length < total,
    loadMore: () => setPages(Math.ceil((items?.length ?? 0) / pageSize) + 1),
    loadAll: () => setPages(Math.ceil(total / pageSize)),
  }
}
