import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers, ProfileForm as ProfileFormCard } from '../../src/modules/account/index.ts'
import type { profileForm } from './profile-form.schema.ts'

export function ProfileForm({ id, props, data }: BlockProps<typeof profileForm, ReactNode>) {
  return (
    <ForPlayers>
      <ProfileFormCard blockId={id} formKey={props.form} profile={data.profile} fields={data.fields} />
    </ForPlayers>
  )
}
