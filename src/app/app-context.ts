import type { ApiErrorType } from '../../schemas/api/errors.ts'
import type { createBrowserRouter } from 'react-router-dom'
import type { Hydration } from '../first-load/hydration/deferred-blocks.ts'
import type { Navigate } from './navigation/navigate.ts'
import type { OpenPopup } from './popups/open-popup.ts'
import type { PageData } from './render/page-data.ts'

export type Router = ReturnType<typeof createBrowserRouter>

/** The running application, created once by `start` and passed to everything outside the page's components. */
export interface AppContext {
  router: Router
  /** The page that was loaded last. */
  currentPage: () => PageData
  /** Replaces the current page by the system page for an error. */
  replacePage: (failure: ApiErrorType) => Promise<void>
  openPopup: OpenPopup
  navigate: Navigate
  /** Blocks of the first page that React has not hydrated yet. */
  hydration: Hydration
  visit: Visit
}

/** How this visit began. */
export interface Visit {
  /** Address of the application's own module. */
  entry: string
  /** Path of the first page. */
  firstPath: string
}

/** Something that the application does beside displaying pages. Returns a function that stops it. */
export type Effect = (context: AppContext) => () => void

/** Starts effects in the order of the list. */
export function startEffects<Context extends AppContext>(
  effects: readonly ((context: Context) => () => void)[],
  context: Context,
): () => void {
  const stops = effects.map((start) => start(context))
  return () => stops.forEach((stop) => stop())
}
