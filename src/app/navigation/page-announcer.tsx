import { useEffect, useRef } from 'react'
import { hiddenClass } from '../../ui/display/visually-hidden.tsx'
import { mainId } from '../layouts/page-layout.tsx'

interface PageAnnouncerProps {
  title: string
  /** Path of the page: a different path is a different page. */
  path: string
}

/** After navigation, moves the focus to the content and announces the title. */
export function PageAnnouncer({ title, path }: PageAnnouncerProps) {
  const message = useRef<HTMLSpanElement>(null)
  const shown = useRef(path)

  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (message.current) message.current.textContent = title
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [path, title])

  return <span ref={message} role="status" className={hiddenClass} />
}
