import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { subscriptions } from './subscriptions.schema.ts'

export default { title: 'Registry/Subscriptions', parameters: { player: true } }

export const Normal = exampleStory(subscriptions, 'normal')
export const Empty = exampleStory(subscriptions, 'empty')
export const Failed = exampleStory(subscriptions, 'error')
export const NormalInRussian = exampleStory(subscriptions, 'normal', 'ru')
