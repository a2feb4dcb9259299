import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface ErrorStateProps {
  title: ReactNode
  text?: ReactNode
  retryLabel: ReactNode
  /** Tries again; the button waits while it does. */
  onRetry: () => void
  retrying?: boolean | undefined
}

/** Something failed for a passing cause: what happened, and one way to try again. Announced when it appears. */
export function ErrorState({ title, text, retryLabel, onRetry, retrying }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState emblem="bolt" title={title} text={text}>
        <Button variant="secondary" size="s" icon="refresh" loading={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      </EmptyState>
    </div>
  )
}
