import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { identityCheck } from './identity-check.schema.ts'

export default { title: 'Registry/IdentityCheck', parameters: { player: true } }

export const Normal = exampleStory(identityCheck, 'normal')
export const Notice = exampleStory(identityCheck, 'notice')
export const NormalInRussian = exampleStory(identityCheck, 'normal', 'ru')
