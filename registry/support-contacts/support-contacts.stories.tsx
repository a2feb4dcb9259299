import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { supportContacts } from './support-contacts.schema.ts'

export default { title: 'Registry/SupportContacts' }

export const Normal = exampleStory(supportContacts, 'normal')
export const NormalInRussian = exampleStory(supportContacts, 'normal', 'ru')
export const Away = exampleStory(supportContacts, 'away')
export const Empty = exampleStory(supportContacts, 'empty')
export const Failed = exampleStory(supportContacts, 'error', 'ru')
export const LongText = exampleStory(supportContacts, 'longText')
