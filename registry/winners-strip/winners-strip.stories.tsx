import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { winnersStrip } from './winners-strip.schema.ts'

export default { title: 'Registry/WinnersStrip' }

export const Normal = exampleStory(winnersStrip, 'normal')
export const NormalInLight = exampleStory(winnersStrip, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Empty = exampleStory(winnersStrip, 'empty')
export const Failed = exampleStory(winnersStrip, 'error', 'ru')
export const LongText = exampleStory(winnersStrip, 'longText')
export const LongTextInRussian = exampleStory(winnersStrip, 'longText', 'ru')
