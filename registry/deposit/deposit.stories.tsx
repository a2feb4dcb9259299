import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { deposit } from './deposit.schema.ts'

export default { title: 'Registry/Deposit', parameters: { player: true } }

export const Normal = exampleStory(deposit, 'normal')
export const NormalInRussian = exampleStory(deposit, 'normal', 'ru')
export const Empty = exampleStory(deposit, 'empty')
export const Failed = exampleStory(deposit, 'error', 'ru')
export const LongText = exampleStory(deposit, 'longText')
export const LongTextInRussian = exampleStory(deposit, 'longText', 'ru')
export const Guest = exampleStory(deposit, 'normal', 'ru', { parameters: { player: false } })
