import { Type, type Static } from 'typebox'
import { localizedRichText, localizedText } from '../localized.ts'
import { documentKey } from '../reference.ts'

/** The block that shows a section. */
export const sharedSectionType = 'SharedSection'

const Place = (format: 'text' | 'rich-text') =>
  Type.String({
    pattern: '^[a-z0-9][a-z0-9-]{0,63}(/[^/]+)+$',
    maxLength: 300,
    picks: format === 'text' ? 'sectionText' : 'sectionRichText',
    description: 'Which text of the section',
  })

/** A text of a section as one of its uses shows it. `at`: id of the block and JSON pointer into its props. */
export const SectionText = Type.Union([
  Type.Object(
    { at: Place('text'), text: localizedText(300, 'What is shown here in its place') },
    { title: 'A line of text', additionalProperties: false },
  ),
  Type.Object(
    { at: Place('rich-text'), richText: localizedRichText(20_000, 'What is shown here in its place') },
    { title: 'A text with paragraphs', additionalProperties: false },
  ),
])
export type SectionText = Static<typeof SectionText>

export const SharedSectionProps = Type.Object(
  {
    section: documentKey('section', 'Section that is shown here; changing it changes all pages with it'),
    texts: Type.Optional(
      Type.Array(SectionText, {
        maxItems: 40,
        description: 'Texts that are others here than in the section. Default: those of the section',
      }),
    ),
  },
  { additionalProperties: false },
)
export type SharedSectionProps = Static<typeof SharedSectionProps>
