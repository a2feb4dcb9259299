import type { Meta, StoryObj } from '@storybook/react-vite'
import { Emblem, emblemNames } from './emblem.tsx'

const meta: Meta<typeof Emblem> = { title: 'UI/Emblem', component: Emblem }
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 108px)', gap: 'var(--space-16)' }}>
      {emblemNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center' }}>
          <Emblem name={name} />
          <small>{name}</small>
        </li>
      ))}
    </ul>
  ),
}
