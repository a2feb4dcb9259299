import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pageContext } from '../../../tests/support/page-context.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import { RenderProvider } from '../../renderer/render-context.tsx'
import { NavigationProgress } from './navigation-progress.tsx'

test('the progress bar appears after the delay of the settings', () => {
  const config = { ...testConfig, loader: { delay: 400 } }
  const element = (
    <RenderProvider value={pageContext({ config })}>
      <NavigationProgress />
    </RenderProvider>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  expect(renderToString(<RouterProvider router={router} />)).toContain('style="--delay:400ms"')
})
