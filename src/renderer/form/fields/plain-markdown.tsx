import type { ReactNode } from 'react'

/** Replaces rjsf's markdown renderer (see vite.config.ts): the text is shown as it is. */
export function Markdown({ children }: { children?: ReactNode }) {
  return <>{children}</>
}
