import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { profileForm } from './profile-form.schema.ts'

export default { title: 'Registry/ProfileForm', parameters: { player: true } }

export const Normal = exampleStory(profileForm, 'normal')
export const Locked = exampleStory(profileForm, 'locked')
export const Empty = exampleStory(profileForm, 'empty')
export const Failed = exampleStory(profileForm, 'error')
export const NormalInRussian = exampleStory(profileForm, 'normal', 'ru')
