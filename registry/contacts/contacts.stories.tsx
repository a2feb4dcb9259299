import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { contacts } from './contacts.schema.ts'

export default { title: 'Registry/Contacts', parameters: { player: true } }

export const Normal = exampleStory(contacts, 'normal')
export const Empty = exampleStory(contacts, 'empty')
export const Failed = exampleStory(contacts, 'error')
export const LongText = exampleStory(contacts, 'longText')
export const NormalInRussian = exampleStory(contacts, 'normal', 'ru')
export const LongTextInRussian = exampleStory(contacts, 'longText', 'ru')
