import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { confirmContact } from './confirm-contact.schema.ts'

export default { title: 'Registry/ConfirmContact' }

export const Normal = exampleStory(confirmContact, 'normal')
export const NormalInRussian = exampleStory(confirmContact, 'normal', 'ru')
