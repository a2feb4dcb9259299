import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { countdown } from './countdown.schema.ts'

export default { title: 'Registry/Countdown' }

export const Normal = exampleStory(countdown, 'normal')
export const NormalInRussian = exampleStory(countdown, 'normal', 'ru')
export const Over = exampleStory(countdown, 'over')
export const LongText = exampleStory(countdown, 'longText')
export const LongTextInRussian = exampleStory(countdown, 'longText', 'ru')
