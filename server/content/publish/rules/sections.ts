import { replaceableTexts } from '../../../../schemas/documents/blocks/section-texts.ts'
import { SharedSectionProps, sharedSectionType } from '../../../../schemas/documents/blocks/shared-section.ts'
import { experimentType } from '../../../../schemas/documents/blocks/variants.ts'
import { Section } from '../../../../schemas/documents/section.ts'
import { section as sectionKind } from '../../../../schemas/kinds/section.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { blocksOf } from '../../model/blocks.ts'
import { fits } from '../../model/contracts.ts'
import { at, rule, type Finding } from './rule.ts'

/** A section in a section could contain itself, and the results of a test could not say on which page it was. */
export const wrongInSection = rule({
  code: 'wrong-in-section',
  on: 'section',
  severity: 'error',
  find: ({ document }) =>
    blocksOf(document).flatMap(({ block: { type }, pointer }) => {
      if (type === sharedSectionType)
        return [
          at(
            pointer,
            phrase`A section cannot contain another one`,
            phrase`Place the other section beside this one on the pages, or copy its blocks`,
          ),
        ]
      if (type === experimentType)
        return [
          at(
            pointer,
            phrase`A test cannot be in a section, which many pages show`,
            phrase`Place the section in a test of a page`,
          ),
        ]
      return []
    }),
})

/** Popups open on any page, so that they do not know what the blocks of a section may ask for. */
export const sectionInPopup = rule({
  code: 'section-in-popup',
  on: 'popup',
  severity: 'error',
  find: ({ document }) =>
    blocksOf(document).flatMap(({ block: { type }, pointer }) =>
      type === sharedSectionType
        ? [
            at(
              pointer,
              phrase`A popup cannot show a section`,
              phrase`Copy the blocks of the section into the popup`,
            ),
          ]
        : [],
    ),
})

/** A use of a section replaces a text that the section does not have, or one that is longer than its place. */
export const unknownSectionText = rule({
  code: 'unknown-section-text',
  on: ['page', 'article', 'layout'],
  severity: 'error',
  async find({ document, registry, site }) {
    const uses = blocksOf(document).flatMap(({ block: { type, props }, pointer }) =>
      type === sharedSectionType && fits(SharedSectionProps, props) ? [{ props, pointer }] : [],
    )
    const found = uses.map(async ({ props: { section, texts = [] }, pointer }): Promise<Finding[]> => {
      const body = texts.length > 0 ? (await site.read(sectionKind.name, section))?.body : undefined
      if (!fits(Section, body)) return []
      const known = replaceableTexts(body.blocks, registry)
      return texts.flatMap((text, index) => {
        const isRich = 'richText' in text
        if (known.some((each) => each.at === text.at && each.isRich === isRich)) return []
        return [
          at(
            `${pointer}/props/texts/${index}/at`,
            phrase`The section "${section}" has no such text any more`,
            phrase`Choose another text of the section, or remove this one`,
          ),
        ]
      })
    })
    return (await Promise.all(found)).flat()
  },
})
