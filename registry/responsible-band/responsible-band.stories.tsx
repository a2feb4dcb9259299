import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { responsibleBand } from './responsible-band.schema.ts'

export default { title: 'Registry/ResponsibleBand' }

export const Normal = exampleStory(responsibleBand, 'normal')
export const NormalInRussian = exampleStory(responsibleBand, 'normal', 'ru')
export const LongText = exampleStory(responsibleBand, 'longText')
export const LongTextInRussian = exampleStory(responsibleBand, 'longText', 'ru')
