import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Tabs } from './tabs.tsx'

const meta: Meta<typeof Tabs> = { title: 'UI/Tabs', component: Tabs }
export default meta
type Story = StoryObj<typeof meta>

const tabs = [
  { value: 'real', label: 'Pul bilan' },
  { value: 'demo', label: 'Demo' },
  { value: 'cup', label: 'Turnir' },
]

function Example({ stretch = false }: { stretch?: boolean }) {
  const [value, setValue] = useState('real')
  return <Tabs label="Oʻyin turi" tabs={tabs} value={value} onChange={setValue} stretch={stretch} />
}

export const Segments: Story = { render: () => <Example /> }
export const Stretched: Story = { render: () => <Example stretch /> }

export const ArrowKeysMoveTheSelection: Story = {
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Demo' })).toHaveFocus()
    await expect(canvas.getByRole('tab', { name: 'Demo' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Pul bilan' })).toHaveFocus()
  },
}

export const ArrowKeysFollowTheTextFromRightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Example />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Demo' })).toHaveFocus()
  },
}
