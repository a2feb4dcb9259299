import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../controls/button.tsx'
import { Card } from '../display/card.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'

const meta: Meta = { title: 'UI/States' }
export default meta

export const Empty: StoryObj = {
  render: () => (
    <Card>
      <EmptyState emblem="cards" title="Sevimlilar yoʻq" text="Oʻyindagi yurakni bosing">
        <Button variant="secondary" size="s">
          Oʻyinlar
        </Button>
      </EmptyState>
    </Card>
  ),
}

export const Failed: StoryObj<{ onRetry: () => void }> = {
  args: { onRetry: fn() },
  render: ({ onRetry }) => (
    <Card>
      <ErrorState
        title="Связь прервалась"
        text="Попробуйте ещё раз чуть позже"
        retryLabel="Повторить"
        onRetry={onRetry}
      />
    </Card>
  ),
  globals: { locale: 'ru' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Связь прервалась')
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Loading: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-12)', maxWidth: 320 }}>
      <Skeleton width="100%" height="120px" />
      <Skeleton width="60%" shape="text" />
      <Skeleton width="44px" height="44px" shape="round" />
      <Spinner size={32} />
    </div>
  ),
}
