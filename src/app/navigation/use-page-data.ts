import { useState } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { pageRouteId } from './page-route-id.ts'
import type { PageData } from '../render/page-data.ts'

/** The page to show; while one cannot be loaded, the last one, whose texts and settings remain in use. */
export function usePageData(): PageData {
  const data = useRouteLoaderData<PageData>(pageRouteId)
  const [latest, setLatest] = useState(data)
  if (data !== undefined && data !== latest) setLatest(data)
  const shown = data ?? latest
  if (shown === undefined) throw new Error('rendered without a page')
  return shown
}
