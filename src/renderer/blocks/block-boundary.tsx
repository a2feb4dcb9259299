import { Component, type ReactNode } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { logProblem } from '../../lib/log.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'

interface BlockBoundaryProps {
  blockId: string
  /** The server could not render the block, so the error message is shown at once. */
  hasFailed: boolean
  children: ReactNode
}

/** Contains errors of a block, so that the rest of the page keeps working. */
export class BlockBoundary extends Component<BlockBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: this.props.hasFailed }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    logProblem(`block ${this.props.blockId} failed`, error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <BlockFailure onRetry={() => this.setState({ hasFailed: false })} />
  }
}

function BlockFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={t('errors.block.title')}
      text={t('errors.block.text')}
      retryLabel={t('errors.retry')}
      onRetry={onRetry}
    />
  )
}
