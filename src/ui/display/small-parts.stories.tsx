import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../art/avatar.tsx'
import { Badge } from './badge.tsx'
import { Chip } from '../controls/chip.tsx'
import { Icon } from '../art/icon.tsx'
import { Logo } from '../art/logo.tsx'

const meta: Meta = { title: 'UI/Small parts' }
export default meta

const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-8)', alignItems: 'center' } as const

export const Labels: StoryObj = {
  render: () => (
    <div style={row}>
      <Badge tone="brand">Jekpot</Badge>
      <Badge tone="accent">Yangi</Badge>
      <Badge tone="hot">Top</Badge>
    </div>
  ),
}
export const Statuses: StoryObj = {
  render: () => (
    <div style={row}>
      <Badge tone="ok">
        <Icon name="check" size={14} />
        Bajarildi
      </Badge>
      <Badge tone="warn">Kutilmoqda</Badge>
      <Badge tone="info">Tekshiruvda</Badge>
      <Badge tone="error">Rad etildi</Badge>
      <Badge>Namuna</Badge>
    </div>
  ),
}
export const StatusesInLight: StoryObj = { ...Statuses, globals: { scheme: 'light' } }
export const LabelsInLight: StoryObj = { ...Labels, globals: { scheme: 'light' } }
export const Chips: StoryObj = {
  render: () => (
    <div style={row}>
      <Chip selected>Barchasi</Chip>
      <Chip>Nordlys</Chip>
      <Chip>Polar Nine</Chip>
      <Chip disabled>Kobalt Play</Chip>
    </div>
  ),
}
export const Brand: StoryObj = { render: () => <Logo src="/art/mark.svg" name="marra" /> }
export const Initials: StoryObj = { render: () => <Avatar name="Dilshod Karimov" /> }
