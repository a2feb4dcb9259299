import { useEffect } from 'react'

/** Sets the title of the window, which screen readers read first, and which tells the tabs of a browser apart. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
