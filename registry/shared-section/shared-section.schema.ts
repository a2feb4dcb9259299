import { defineComponent } from '../../schemas/component.ts'
import { SharedSectionProps, sharedSectionType } from '../../schemas/documents/blocks/shared-section.ts'
import { examples } from './shared-section.examples.ts'

export const sharedSection = defineComponent({
  type: sharedSectionType,
  version: 1,
  description:
    'Blocks of a section, which many pages show: changing the section changes all of them. Texts may differ from page to page',
  category: 'content',
  props: SharedSectionProps,
  // The blocks of the section, once the page is compiled.
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  startsEmpty: true,
  examples,
})
