import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './icon.tsx'
import { iconNames } from '../../../schemas/icon-names.ts'

const meta: Meta<typeof Icon> = { title: 'UI/Icon', component: Icon }
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 108px)', gap: 'var(--space-16)' }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 'var(--space-6)' }}>
          <Icon name={name} size={24} />
          <small>{name}</small>
        </li>
      ))}
    </ul>
  ),
}
