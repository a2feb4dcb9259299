import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface ErrorStateProps {
  title: ReactNode
  text?: ReactNode
  retryLabel: ReactNode
  /** Retries; the button waits meanwhile. */
  onRetry: () => void
  retrying?: boolean | undefined
}

/** A temporary failure: what happened, and a retry button. Announced when it appears. */
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
