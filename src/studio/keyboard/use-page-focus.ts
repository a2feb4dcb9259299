import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusPart, isThere } from './tabbable.ts'

/**
 * Moves the focus to a page when it opens: links that lead to it may be gone, and its content is what the user came
 * for. On phones the list of documents takes its place.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const pages = [...document.querySelectorAll<HTMLElement>('main, nav[data-part]')]
    const page = pages.find((each) => each.matches('main') && isThere(each)) ?? pages.findLast(isThere)
    if (page) focusPart(page)
  }, [pathname])
}
