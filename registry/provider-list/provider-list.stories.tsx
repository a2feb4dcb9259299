import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { providerList } from './provider-list.schema.ts'

export default { title: 'Registry/ProviderList' }

export const Normal = exampleStory(providerList, 'normal')
export const NormalInLight = exampleStory(providerList, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Empty = exampleStory(providerList, 'empty')
export const Failed = exampleStory(providerList, 'error', 'ru')
export const LongText = exampleStory(providerList, 'longText')
export const LongTextInRussian = exampleStory(providerList, 'longText', 'ru')
