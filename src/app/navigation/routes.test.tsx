import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { testPageData } from '../../../tests/support/app-context.ts'
import { testPage } from '../../../tests/support/page-answer.ts'
import type { PageData } from '../render/page-data.ts'
import { pageRouteId } from './page-route-id.ts'
import { createRoutes } from './routes.tsx'

test('blocks are not rendered while the next page is loading', () => {
  let renders = 0
  const Block = () => {
    renders += 1
    return <p>here</p>
  }
  const block = { id: 'block', type: 'Block', props: {} }
  const page = testPage([block], { header: [{ ...block, id: 'header' }] })
  const data: PageData = { ...testPageData({ page }), components: new Map([['Block', Block]]) }
  const routes = createRoutes({ load: () => new Promise<PageData>(() => undefined), isOutdated: () => false })
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { [pageRouteId]: data } } })
  const container = document.createElement('div')
  const root = createRoot(container)
  act(() => root.render(<RouterProvider router={router} />))
  expect(container.querySelectorAll('p')).toHaveLength(2)
  const before = renders
  act(() => void router.navigate('/next'))
  expect(container.querySelector('[data-active]')).not.toBeNull()
  expect(renders).toBe(before)
  act(() => root.unmount())
})
