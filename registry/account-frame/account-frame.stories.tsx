import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { accountFrame } from './account-frame.schema.ts'

export default { title: 'Registry/AccountFrame', parameters: { player: true } }

export const Normal = exampleStory(accountFrame, 'normal')
export const NormalInRussian = exampleStory(accountFrame, 'normal', 'ru')
export const Empty = exampleStory(accountFrame, 'empty')
export const LongText = exampleStory(accountFrame, 'longText')
export const LongTextInRussian = exampleStory(accountFrame, 'longText', 'ru')
