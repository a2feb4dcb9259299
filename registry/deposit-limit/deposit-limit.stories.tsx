import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { depositLimit } from './deposit-limit.schema.ts'

export default { title: 'Registry/DepositLimit', parameters: { player: true } }

export const Normal = exampleStory(depositLimit, 'normal')
export const Fixed = exampleStory(depositLimit, 'fixed')
export const Empty = exampleStory(depositLimit, 'empty')
export const Failed = exampleStory(depositLimit, 'error')
export const NormalInRussian = exampleStory(depositLimit, 'normal', 'ru')
