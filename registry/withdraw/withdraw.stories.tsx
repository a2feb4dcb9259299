import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { withdraw } from './withdraw.schema.ts'

export default { title: 'Registry/Withdraw', parameters: { player: true } }

export const Normal = exampleStory(withdraw, 'normal')
export const NormalInRussian = exampleStory(withdraw, 'normal', 'ru')
export const Demands = exampleStory(withdraw, 'demands')
export const DemandsInRussian = exampleStory(withdraw, 'demands', 'ru')
export const Empty = exampleStory(withdraw, 'empty')
export const Failed = exampleStory(withdraw, 'error', 'ru')
export const LongText = exampleStory(withdraw, 'longText')
export const Guest = exampleStory(withdraw, 'normal', 'ru', { parameters: { player: false } })
