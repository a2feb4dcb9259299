import { responsibleBandAsBlock } from '../documents/layout-migrations.ts'
import { blankPage, Layout, layoutNames } from '../documents/page.ts'
import { layoutBlockPrefix } from '../tracking.ts'
import { defineKind } from './define-kind.ts'

/** Header and footer around pages. */
export const layout = defineKind({
  name: 'layout',
  version: 2,
  migrations: [responsibleBandAsBlock],
  body: Layout,
  blocks: ['header', 'footer'],
  asPage(_body, key) {
    const name = layoutNames.find((each) => each === key)
    return name === undefined ? null : blankPage(name)
  },
  showsSections: true,
  preview: 'any-page-with-it',
  canBeTested: true,
  idPrefix: layoutBlockPrefix,
  hasFixedKeys: true,
  section: 'appearance',
  icon: 'fullscreen',
  collection: 'layouts',
})
