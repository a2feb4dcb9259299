import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { ProfileCard } from './views/profile-card.tsx'
import type { profileForm } from './profile-form.schema.ts'

export function ProfileForm(block: BlockProps<typeof profileForm, ReactNode>) {
  return (
    <ForPlayers>
      <ProfileCard {...block} />
    </ForPlayers>
  )
}
