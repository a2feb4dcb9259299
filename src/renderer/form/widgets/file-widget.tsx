import { lazy, Suspense } from 'react'
import type { WidgetProps } from '@rjsf/utils'

/** Loaded with the first form that has a file (`loadForm`). */
const FileControl = lazy(() => import('./file-control.tsx'))

export function FileWidget(props: WidgetProps) {
  return (
    <Suspense>
      <FileControl {...props} />
    </Suspense>
  )
}
