import { Type, type Static } from 'typebox'
import { Blocks } from './blocks/block.ts'
import { localizedText } from './localized.ts'
import { Samples } from './samples.ts'

/** Blocks that many pages show. */
export const Section = Type.Object(
  {
    title: localizedText(60, 'Name of the section in the Studio; visitors do not see it'),
    blocks: Blocks,
    samples: Samples,
  },
  { additionalProperties: false },
)
export type Section = Static<typeof Section>
