import type { ReactNode } from 'react'

/** Stands in for the markdown reader that rjsf brings along (see vite.config.ts): text is shown as it is. */
export function Markdown({ children }: { children?: ReactNode }) {
  return <>{children}</>
}
